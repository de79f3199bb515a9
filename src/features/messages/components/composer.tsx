import { __ } from '@wordpress/i18n';
import { Send } from 'lucide-react';
import {
	type FormEvent,
	type KeyboardEvent,
	useId,
	useLayoutEffect,
	useRef,
} from 'react';
import { LIMITS } from '../../../api/generated/limits';
import { Button } from '../../../components/button';
import { CharacterCounter } from '../../../components/character-counter';
import { codePoints } from '../../../lib/text';
import '../../../components/field.css';
import './composer.css';

const LIMIT = LIMITS.message_reply.content.maxLength;
/** The counter appears from here on. */
const NEAR = LIMIT * 0.9;

interface ComposerProps {
	text: string;
	onChange: ( text: string ) => void;
	/** Gets the trimmed text; never an empty or too long one. */
	onSend: ( text: string ) => void;
}

/** Where a message is written. Enter makes a line, Ctrl+Enter sends. */
export function Composer( { text, onChange, onSend }: ComposerProps ) {
	const field = useRef< HTMLTextAreaElement >( null );
	const id = useId();
	const length = codePoints( text );
	const tooLong = length > LIMIT;

	useLayoutEffect( () => {
		const area = field.current;
		if ( area ) {
			area.style.height = 'auto';
			area.style.height = `${ area.scrollHeight + 3 }px`;
		}
	}, [ text ] );

	const send = ( event: FormEvent | KeyboardEvent ) => {
		event.preventDefault();
		field.current?.focus();
		const trimmed = text.trim();
		if ( trimmed !== '' && ! tooLong ) {
			onSend( trimmed );
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' && ( event.ctrlKey || event.metaKey ) ) {
			send( event );
		}
	};
	const label = __( 'Message text', 'mentoriai-portal' );
	return (
		<form className="mp-composer" onSubmit={ send }>
			<div className="mp-composer__field">
				<label className="mp-visually-hidden" htmlFor={ id }>
					{ label }
				</label>
				<textarea
					ref={ field }
					id={ id }
					className="mp-input mp-composer__text"
					rows={ 1 }
					placeholder={ label }
					value={ text }
					aria-invalid={ tooLong || undefined }
					onChange={ ( event ) => onChange( event.target.value ) }
					onKeyDown={ onKeyDown }
				/>
				{ length >= NEAR && (
					<CharacterCounter length={ length } limit={ LIMIT } />
				) }
			</div>
			<Button type="submit" icon={ Send } className="mp-composer__send">
				<span className="mp-composer__verb">
					{ __( 'Send', 'mentoriai-portal' ) }
				</span>
			</Button>
		</form>
	);
}
