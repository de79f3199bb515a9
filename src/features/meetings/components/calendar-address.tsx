import { __ } from '@wordpress/i18n';
import { CalendarDays, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { ButtonContent, buttonClass } from '../../../components/button-content';
import { Notice } from '../../../components/notice';
import { TextField } from '../../../components/text-field';
import { showToast } from '../../../lib/toasts';
import { say } from '../../../lib/voice';
import { webcal } from '../lib/calendar-card';

/** An address that was just made, and the ways in which it gets into a calendar. */
export function CalendarAddress( { url }: { url: string } ) {
	const field = useRef< HTMLInputElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => button.current?.focus(), [] );
	const copy = () => {
		// Without https a browser has no clipboard for pages.
		const written: Promise< void > = navigator.clipboard
			? navigator.clipboard.writeText( url )
			: Promise.reject();
		written.then(
			() => showToast( __( 'Address copied', 'mentoriai-portal' ) ),
			() => {
				field.current?.focus();
				say(
					__(
						'The browser did not copy it. The address is selected: copy it by hand.',
						'mentoriai-portal'
					),
					'assertive'
				);
			}
		);
	};
	return (
		<div className="mp-calendar-card__new">
			<Notice
				tone="info"
				title={ __( 'Copy the address now', 'mentoriai-portal' ) }
			>
				{ __(
					'It is shown only this once, as we keep no copy. Anyone who has it can read your calendar: don’t pass it on.',
					'mentoriai-portal'
				) }
			</Notice>
			<TextField
				ref={ field }
				label={ __( 'Address of your calendar', 'mentoriai-portal' ) }
				hint={ __(
					'In Google Calendar or Outlook choose to add a calendar “from URL” or “from the internet”, and paste it there.',
					'mentoriai-portal'
				) }
				value={ url }
				readOnly
				onFocus={ ( { target } ) => target.select() }
			/>
			<div className="mp-row">
				<Button ref={ button } size="sm" icon={ Copy } onClick={ copy }>
					{ __( 'Copy the address', 'mentoriai-portal' ) }
				</Button>
				<a
					href={ webcal( url ) }
					className={ buttonClass( {
						variant: 'secondary',
						size: 'sm',
					} ) }
				>
					<ButtonContent icon={ CalendarDays }>
						{ __( 'Open in the calendar app', 'mentoriai-portal' ) }
					</ButtonContent>
				</a>
			</div>
		</div>
	);
}
