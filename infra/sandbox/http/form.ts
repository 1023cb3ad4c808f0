export type FormValue = string | FormObject;
export interface FormObject {
  [key: string]: FormValue;
}

/**
 * Parses form parameters such as `a[b][0]=c` as Stripe does: nested objects, and lists by numbered or empty brackets. `Fields` decides
 * whether a value is a list or an object, because the encoding does not say.
 */
export function parseForm(text: string): FormObject {
  const root: FormObject = Object.create(null) as FormObject;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [name.split('[')[0]!, ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1]!)];
    let place = root;
    for (const [depth, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(place).length) : part;
      if (depth === path.length - 1) place[key] = value;
      else {
        const next = place[key];
        place = typeof next === 'object' ? next : (place[key] = Object.create(null) as FormObject);
      }
    }
  }
  return root;
}
