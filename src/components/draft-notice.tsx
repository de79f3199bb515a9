import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { screenPath } from '../lib/paths';
import { ButtonLink } from './button-link';
import { Notice } from './notice';

interface DraftNoticeProps {
	/** What has to wait, and what to do. */
	children: ReactNode;
}

/** The account is not public yet: reading works, writing does not. */
export function DraftNotice( { children }: DraftNoticeProps ) {
	return (
		<Notice
			tone="warning"
			live={ false }
			title={ __(
				'Your account is not confirmed yet',
				'mentoriai-portal'
			) }
			actions={
				<ButtonLink
					to={ screenPath( 'Profile' ) }
					variant="secondary"
					size="sm"
				>
					{ __( 'Open profile', 'mentoriai-portal' ) }
				</ButtonLink>
			}
		>
			{ children }
		</Notice>
	);
}
