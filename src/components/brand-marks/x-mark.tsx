import { BrandMark } from './brand-mark';

export function XMark() {
	return (
		<BrandMark path="M17.7 3h3.1l-6.76 7.72L22 21h-6.23l-4.88-6.38L5.3 21H2.2l7.23-8.26L1.8 3h6.39l4.41 5.83zm-1.09 16.16h1.72L7.28 4.74H5.43z" />
	);
}
