import { lazyPart } from '../../../components/lazy-part';
import { Notice } from '../../../components/notice';
import type { SocialCallback } from '../hooks/use-social-callback';
import { socialError } from '../lib/social-error';

const { Part: SocialExchange } = lazyPart( () =>
	import(
		/* webpackChunkName: "social-exchange" */ './social-exchange'
	).then( ( file ) => file.SocialExchange )
);

interface SocialReturnProps {
	arrival: SocialCallback;
}

/** Signs in who came back from a provider, or says why that is not possible. */
export function SocialReturn( { arrival }: SocialReturnProps ) {
	const { code, error: refused, redirect } = arrival;
	if ( refused ) {
		const { title, advice } = socialError(
			refused,
			redirect?.provider ?? null
		);
		return (
			<Notice tone="error" title={ title }>
				{ advice }
			</Notice>
		);
	}
	return code ? <SocialExchange code={ code } /> : null;
}
