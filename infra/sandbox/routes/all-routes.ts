import type { Route } from '../http/call.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { subscriptionRoutes } from './subscription-routes.ts';

export const allRoutes: readonly Route[] = [...customerRoutes, ...catalogueRoutes, ...paymentRoutes, ...subscriptionRoutes, ...sessionRoutes, ...eventRoutes];
