import { Notice } from '../../../components/notice';
import type { Provider } from '../api';
import { socialError } from '../lib/social-error';

interface SocialRefusalProps {
	/** What stands in `?error=`. */
	error: string;
	provider: Provider | null;
}

/** Why who came back from a provider is not signed in. */
export function SocialRefusal( { error, provider }: SocialRefusalProps ) {
	const { title, advice } = socialError( error, provider );
	return (
		<Notice tone="error" title={ title }>
			{ advice }
		</Notice>
	);
}
