import { lazy } from 'react';

// The editor and what it needs arrive with the step that shows them.
export const FieldsPane = lazy(() => import('../fields/fields-pane.tsx').then((module) => ({ default: module.FieldsPane })));
export const TemplatePane = lazy(() => import('../template/template-pane.tsx').then((module) => ({ default: module.TemplatePane })));
export const PreviewPane = lazy(() => import('../preview/preview-pane.tsx').then((module) => ({ default: module.PreviewPane })));
export const TestStep = lazy(() => import('../test-run/test-step.tsx').then((module) => ({ default: module.TestStep })));
export const PublishStep = lazy(() => import('../publish/publish-step.tsx').then((module) => ({ default: module.PublishStep })));
export const StartGallery = lazy(() => import('../start/start-gallery.tsx').then((module) => ({ default: module.StartGallery })));
