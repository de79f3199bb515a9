import { bootData } from '../../../lib/boot';

/** Whether what people agree to can be read. */
export function canAgree(): boolean {
	const { privacyUrl, rulesUrl } = bootData().settings;
	return privacyUrl !== '' && rulesUrl !== '';
}
