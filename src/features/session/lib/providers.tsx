import type { ReactNode } from 'react';
import { FacebookMark } from '../../../components/brand-marks/facebook-mark';
import { GoogleMark } from '../../../components/brand-marks/google-mark';
import { LinkedinMark } from '../../../components/brand-marks/linkedin-mark';
import type { Provider } from '../api';

/** Providers as people know them. */
export const PROVIDERS: Readonly<
	Record< Provider, { name: string; mark: ReactNode } >
> = {
	google: { name: 'Google', mark: <GoogleMark /> },
	facebook: { name: 'Facebook', mark: <FacebookMark /> },
	linkedin: { name: 'LinkedIn', mark: <LinkedinMark /> },
};
