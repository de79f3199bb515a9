import { __ } from '@wordpress/i18n';
import { Send } from 'lucide-react';
import {
	type BaseSyntheticEvent,
	type KeyboardEvent,
	type MutableRefObject,
	useId,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
} from 'react';
import * as LIMITS from '../../../api/generated/limits';
import { Button } from '../../../components/button';
import {
	CharacterCounter,
	tooLongText,
} from '../../../components/character-counter';
import { FieldError } from '../../../components/field-error';
import { filled } from '../../../forms/checks';
import { Form } from '../../../forms/form';
import { settle } from '../../../forms/settle';
import { useSubmission } from '../../../forms/use-submission';
import type { DraftKey } from '../../../lib/drafts';
import { codePoints } from '../../../lib/text';
import '../../../components/field.css';
import './composer.css';

const LIMIT = LIMITS.message_reply.content.maxLength;
/** The second tap of a double one comes within this time, on a field that is empty already. */
const DOUBLE_TAP_MS = 500;
/** The counter appears from here on. */
const NEAR = LIMIT * 0.9;

interface ComposerProps {
	draft: DraftKey;
	/** Gets a function that puts a text before what is typed. */
	insert: MutableRefObject< ( ( text: string ) => void ) | null >;
	/** Takes the trimmed text; never an empty or too long one. From here on the message is kept by itself. */
	onSend: ( text: string ) => void;
}

/** Where a message is written. Enter makes a line, Ctrl+Enter sends. */
export function Composer( { draft, insert, onSend }: ComposerProps ) {
	const sentAt = useRef( 0 );
	const reply = useSubmission( {
		defaultValues: { content: '' },
		draft,
		send: async ( { content } ) => {
			sentAt.current = Date.now();
			onSend( content.trim() );
		},
		onSent: ( _, values ) => settle( reply.form, values, { content: '' } ),
	} );
	const { formState, getValues, register, setFocus, setValue, watch } =
		reply.form;
	const field = useRef< HTMLTextAreaElement | null >( null );
	const id = useId();
	const text = watch( 'content' );
	const length = codePoints( text );
	const { ref, ...content } = register( 'content', {
		validate: filled( LIMIT ),
	} );

	useLayoutEffect( () => {
		const area = field.current;
		if ( area ) {
			area.style.height = 'auto';
			area.style.height = `${ area.scrollHeight + 3 }px`;
		}
	}, [ text ] );

	useImperativeHandle( insert, () => ( before ) => {
		const texts = [ before, getValues( 'content' ) ];
		setValue( 'content', texts.filter( Boolean ).join( '\n\n' ), {
			shouldDirty: true,
		} );
		setFocus( 'content' );
	} );

	const submit = async ( event?: BaseSyntheticEvent ) => {
		event?.preventDefault();
		setFocus( 'content' );
		if (
			getValues( 'content' ) ||
			Date.now() - sentAt.current > DOUBLE_TAP_MS
		) {
			await reply.submit();
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Enter' && ( event.ctrlKey || event.metaKey ) ) {
			void submit( event );
		}
	};
	const wrong = formState.errors.content !== undefined;
	const label = __( 'Message text', 'mentoriai-portal' );
	return (
		<Form of={ { ...reply, submit } } className="mp-composer">
			<div className="mp-composer__field">
				<label className="mp-visually-hidden" htmlFor={ id }>
					{ label }
				</label>
				<textarea
					{ ...content }
					ref={ ( area ) => {
						ref( area );
						field.current = area;
					} }
					id={ id }
					className="mp-input mp-composer__text"
					rows={ 1 }
					placeholder={ label }
					aria-invalid={ wrong || length > LIMIT || undefined }
					aria-describedby={ `${ id }below` }
					onKeyDown={ onKeyDown }
				/>
			</div>
			<Button type="submit" icon={ Send } className="mp-composer__send">
				<span className="mp-composer__verb">
					{ __( 'Send', 'mentoriai-portal' ) }
				</span>
			</Button>
			<div className="mp-composer__below">
				<div id={ `${ id }below` }>
					{ wrong ? (
						<div role="alert">
							<FieldError>
								{ length > LIMIT
									? tooLongText( length - LIMIT )
									: __(
											'Enter a message',
											'mentoriai-portal'
									  ) }
							</FieldError>
						</div>
					) : (
						<p className="mp-composer__keys">
							{ __(
								'Ctrl+Enter sends, Enter starts a new line',
								'mentoriai-portal'
							) }
						</p>
					) }
				</div>
				{ length >= NEAR && (
					<CharacterCounter length={ length } limit={ LIMIT } />
				) }
			</div>
		</Form>
	);
}
