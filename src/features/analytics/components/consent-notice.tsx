import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { bootData } from '../../../lib/boot';
import { linkTo } from '../../../lib/paths';
import { LinkTarget } from '../../../components/link-target';
import { useRoomBelow } from '../hooks/use-room-below';
import {
	type Choice,
	choose,
	closeConsent,
	type ConsentMode,
} from '../lib/consent';
import './consent-notice.css';

interface ConsentNoticeProps {
	mode: ConsentMode;
	choice: Choice;
	/** The browser sends Global Privacy Control. */
	refused: boolean;
	/** The visitor called it: it takes the focus, and gives it back. */
	reopened: boolean;
}

function explanation( { mode, choice, refused }: ConsentNoticeProps ): string {
	if ( refused ) {
		return __(
			'Your browser asks sites not to track you (Global Privacy Control), so visits are not counted.',
			'mentoriai-portal'
		);
	}
	if ( choice === 'accepted' ) {
		return __( 'Your visits are counted now.', 'mentoriai-portal' );
	}
	if ( choice === 'declined' ) {
		return __( 'Your visits are not counted now.', 'mentoriai-portal' );
	}
	return mode === 'opt-in'
		? __(
				'We would like to count visits to learn which pages are useful. Nothing is loaded until you agree.',
				'mentoriai-portal'
		  )
		: __(
				'We count visits to learn which pages are useful. You can decline.',
				'mentoriai-portal'
		  );
}

/** Asks at the lower edge and is in no one's way: the page works beside it. */
export function ConsentNotice( props: ConsentNoticeProps ) {
	const { refused, reopened } = props;
	const notice = useRef< HTMLElement >( null );
	useRoomBelow( notice );

	useEffect( () => {
		if ( ! reopened ) {
			return;
		}
		const { activeElement } = document;
		notice.current?.focus();
		return () => {
			if ( activeElement instanceof HTMLElement ) {
				activeElement.focus();
			}
		};
	}, [ reopened ] );

	const answer = ( choice: 'accepted' | 'declined' ) => () => {
		choose( choice );
		if ( ! reopened ) {
			// The pressed button is gone: go on where the page begins.
			document
				.querySelector< HTMLElement >( 'main' )
				?.focus( { preventScroll: true } );
		}
	};

	const { privacyUrl } = bootData().settings;
	return (
		<section
			className="mp-consent"
			aria-labelledby="mp-consent-title"
			tabIndex={ -1 }
			ref={ notice }
		>
			<div className="mp-wrap mp-consent__bar">
				<div className="mp-consent__text">
					<h2 id="mp-consent-title">
						{ __(
							'Cookies and visit counting',
							'mentoriai-portal'
						) }
					</h2>
					<p>
						{ explanation( props ) }{ ' ' }
						{ privacyUrl && (
							<LinkTarget { ...linkTo( privacyUrl ) }>
								{ __( 'Privacy policy', 'mentoriai-portal' ) }
							</LinkTarget>
						) }
					</p>
				</div>
				<div className="mp-consent__acts">
					{ refused ? (
						<Button
							variant="secondary"
							size="sm"
							onClick={ closeConsent }
						>
							{ __( 'Close', 'mentoriai-portal' ) }
						</Button>
					) : (
						<>
							<Button
								variant="secondary"
								size="sm"
								onClick={ answer( 'declined' ) }
							>
								{ __( 'Decline', 'mentoriai-portal' ) }
							</Button>
							<Button
								variant="secondary"
								size="sm"
								onClick={ answer( 'accepted' ) }
							>
								{ __( 'Accept', 'mentoriai-portal' ) }
							</Button>
						</>
					) }
				</div>
			</div>
		</section>
	);
}
