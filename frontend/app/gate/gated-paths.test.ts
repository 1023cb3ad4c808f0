import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { AppRoutes } from '../routes.tsx';
import { Gate } from './gate.tsx';
import { isGated } from './gated-paths.ts';

interface RouteProps {
  path?: string;
  element?: ReactNode;
  children?: ReactNode;
}

/** Returns every address of the application, and whether the members' gate stands before its page. */
function addresses(node: ReactNode): { path: string; gated: boolean }[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { path, element, children } = child.props;
    const gated = isValidElement<{ access: string }>(element) && element.type === Gate && element.props.access === 'member';
    return [...(path === undefined ? [] : [{ path, gated }]), ...addresses(children)];
  });
}

it('isGated is true for every page that only members may open, and for no other page', () => {
  const pages = addresses(AppRoutes()).filter(({ path }) => !path.includes('*'));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter(({ path, gated }) => isGated(path.replace(/:\w+/g, 'some')) !== gated)).toEqual([]);
});
