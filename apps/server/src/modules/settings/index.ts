export { registerSettingsRoutes } from './settings.routes.ts';
export { createSettingsService, type SettingsService } from './settings.service.ts';
export { registerFirstStepsRoutes } from './first-steps.routes.ts';
export { createFirstStepsService, type FirstStepsService } from './first-steps.service.ts';
