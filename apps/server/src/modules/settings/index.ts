export type { SettingsService } from './settings.service.ts';
export { createSettingsModule } from './settings.module.ts';
export { keepFirst, saveValue } from './settings.repository.ts';
