import { lazyPart } from '../../../components/lazy-part';
import type { SocialCallback } from '../hooks/use-social-callback';

const { Part: SocialExchange } = lazyPart( () =>
	import(
		/* webpackChunkName: "social-exchange" */ './social-exchange'
	).then( ( file ) => file.SocialExchange )
);
const { Part: SocialRefusal } = lazyPart( () =>
	import( /* webpackChunkName: "social-refusal" */ './social-refusal' ).then(
		( file ) => file.SocialRefusal
	)
);

interface SocialReturnProps {
	arrival: SocialCallback;
}

/** Signs in who came back from a provider, or says why that is not possible. */
export function SocialReturn( { arrival }: SocialReturnProps ) {
	const { code, error, redirect } = arrival;
	if ( error ) {
		return (
			<SocialRefusal
				error={ error }
				provider={ redirect?.provider ?? null }
			/>
		);
	}
	return code ? <SocialExchange code={ code } /> : null;
}
