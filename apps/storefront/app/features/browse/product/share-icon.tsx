import { createIcon } from '../../../ui/create-icon.tsx';

/** An arrow leaving a box. */
export const ShareIcon = createIcon('M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12v7.5h14V12');
