import { __ } from '@wordpress/i18n';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Toast, dismissToast } from '../lib/toasts';
import { say } from '../lib/voice';
import { Icon } from './icon';
import { IconButton } from './icon-button';

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } as const;
const STAYS_MS = 6000;

/** Goes by itself, but not while someone points at it or is inside; what went wrong stays until it is closed. */
export function ToastNote( { toast }: { toast: Toast } ) {
	const [ held, setHeld ] = useState( false );
	useEffect( () => {
		if ( held || toast.tone === 'error' ) {
			return undefined;
		}
		const timer = setTimeout( () => dismissToast( toast.id ), STAYS_MS );
		return () => clearTimeout( timer );
	}, [ held, toast.id, toast.tone ] );
	const text = useRef< HTMLSpanElement >( null );
	useEffect(
		() =>
			say(
				text.current?.textContent ?? '',
				toast.tone === 'error' ? 'assertive' : 'polite'
			),
		[ toast.tone ]
	);
	return (
		<div
			className={ `mp-toast mp-toast--${ toast.tone } mp-on-band` }
			onMouseEnter={ () => setHeld( true ) }
			onMouseLeave={ () => setHeld( false ) }
			onFocus={ () => setHeld( true ) }
			onBlur={ () => setHeld( false ) }
		>
			<Icon icon={ ICONS[ toast.tone ] } className="mp-toast__icon" />
			<span ref={ text }>{ toast.text }</span>
			<IconButton
				icon={ X }
				label={ __( 'Close', 'mentoriai-portal' ) }
				onClick={ () => dismissToast( toast.id ) }
			/>
		</div>
	);
}
