import { BrandMark } from './brand-mark';

export function LinkedinMark() {
	return (
		<BrandMark path="M5 3a2.1 2.1 0 1 1 0 4.2A2.1 2.1 0 0 1 5 3zM3.2 9h3.6v12H3.2zM9.1 9h3.45v1.65h.05c.48-.9 1.66-1.86 3.42-1.86 3.65 0 4.33 2.4 4.33 5.54V21h-3.6v-5.9c0-1.4-.03-3.22-1.96-3.22-1.97 0-2.27 1.54-2.27 3.12V21H9.1z" />
	);
}
