import {
	type ComponentPropsWithoutRef,
	type FormEvent,
	forwardRef,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { codePoints } from '../lib/text';
import { CharacterCounter, tooLongText } from './character-counter';
import { Field, type FieldTexts } from './field';
import './textarea-field.css';

interface TextareaFieldProps
	extends FieldTexts,
		Omit<
			ComponentPropsWithoutRef< 'textarea' >,
			'className' | 'maxLength'
		> {
	/** Characters (code points) the server takes. Typing more is possible and said; nothing is cut. */
	limit?: number | undefined;
}

/** Several lines of text, with a counter where there is a limit. */
export const TextareaField = forwardRef<
	HTMLTextAreaElement,
	TextareaFieldProps
>(
	(
		{
			label,
			hint,
			error,
			success,
			optional,
			hideLabel,
			id,
			limit,
			onInput,
			...rest
		},
		ref
	) => {
		const area = useRef< HTMLTextAreaElement >( null );
		const [ length, setLength ] = useState( 0 );
		useImperativeHandle(
			ref,
			() => area.current as HTMLTextAreaElement,
			[]
		);
		// After every render, since forms put a text in, or empty it, past React; the same length renders nothing again.
		// eslint-disable-next-line react-hooks/exhaustive-deps -- see above.
		useLayoutEffect( () => {
			setLength( codePoints( area.current?.value ?? '' ) );
		} );
		const over = limit === undefined ? 0 : length - limit;
		const handleInput = ( event: FormEvent< HTMLTextAreaElement > ) => {
			setLength( codePoints( event.currentTarget.value ) );
			onInput?.( event );
		};
		return (
			<Field
				{ ...{ label, hint, success, optional, hideLabel, id } }
				error={ over > 0 ? tooLongText( over ) : error }
				aside={
					limit !== undefined && (
						<CharacterCounter length={ length } limit={ limit } />
					)
				}
			>
				{ ( control ) => (
					<textarea
						rows={ 4 }
						{ ...rest }
						{ ...control }
						ref={ area }
						className="mp-input mp-textarea"
						onInput={ handleInput }
					/>
				) }
			</Field>
		);
	}
);
