import { BrandMark } from './brand-mark';

export function FacebookMark() {
	return (
		<BrandMark path="M13.7 21.5v-8.4h2.85l.45-3.3h-3.3V7.7c0-.96.27-1.6 1.64-1.6H17V3.15A23 23 0 0 0 14.5 3c-2.5 0-4.2 1.53-4.2 4.33V9.8H7.5v3.3h2.8v8.4z" />
	);
}
