/** Props that let a screen place a component: classes from `css()` win over the component's recipe. */
export interface Placeable {
  className?: string;
}
