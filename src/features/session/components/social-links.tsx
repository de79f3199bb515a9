import { __ } from '@wordpress/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { keyOf } from '../../../api/queries';
import { Notice } from '../../../components/notice';
import { bootData } from '../../../lib/boot';
import { readSocialLinks } from '../api';
import { useSocialLinked } from '../hooks/use-social-linked';
import { PROVIDERS } from '../lib/providers';
import { socialError } from '../lib/social-error';
import { SocialLinkRow } from './social-link-row';
import './social-links.css';

const KEY = keyOf( 'social_links', {} );

/** The providers one signs in with, in the profile. Nothing where the agency has set up none and none is linked. */
export function SocialLinks() {
	const heading = useId();
	const client = useQueryClient();
	const arrival = useSocialLinked();
	const [ open, setOpen ] = useState< string | null >( null );
	const { data } = useQuery( {
		queryKey: KEY,
		queryFn: ( { signal } ) => readSocialLinks( signal ),
	} );
	const usable =
		bootData().settings.providers.length > 0 ||
		data?.providers.some( ( { linked_at: linked } ) => linked );
	if ( ! usable ) {
		return null;
	}
	const failure = arrival.error
		? socialError( arrival.error, arrival.provider )
		: null;
	return (
		<section
			className="mp-card mp-social-links"
			aria-labelledby={ heading }
		>
			<h2 id={ heading } className="mp-h3">
				{ __( 'Other ways to log in', 'mentoriai-portal' ) }
			</h2>
			{ arrival.linked && (
				<Notice
					tone="success"
					title={ __( 'Connected', 'mentoriai-portal' ) }
				>
					{ arrival.provider && PROVIDERS[ arrival.provider ].name }
				</Notice>
			) }
			{ failure && (
				<Notice
					tone="error"
					title={
						arrival.error === 'existing_user_login'
							? __(
									'That account is already linked to someone else here, or you have already linked a different one.',
									'mentoriai-portal'
							  )
							: failure.title
					}
				/>
			) }
			<ul className="mp-social-links__list">
				{ data?.providers.map( ( link ) => (
					<SocialLinkRow
						key={ link.provider }
						link={ link }
						hasPassword={ data.has_password }
						open={ open === link.provider }
						onToggle={ ( wanted ) =>
							setOpen( wanted ? link.provider : null )
						}
						onChanged={ () => {
							setOpen( null );
							return client.invalidateQueries( {
								queryKey: KEY,
							} );
						} }
					/>
				) ) }
			</ul>
			{ data && ! data.has_password && (
				<p className="mp-social-links__hint">
					{ __(
						'Your account has no password yet. Set one within ten minutes of logging in.',
						'mentoriai-portal'
					) }
				</p>
			) }
		</section>
	);
}
