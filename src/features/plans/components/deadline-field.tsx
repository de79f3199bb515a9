import { __, sprintf } from '@wordpress/i18n';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../../components/field';
import { IconButton } from '../../../components/icon-button';
import { lazyPart } from '../../../components/lazy-part';
import { Spinner } from '../../../components/spinner';
import { isoDay } from '../../../lib/dates';
import './deadline-field.css';

const { Part: DayCalendar } = lazyPart(
	() =>
		import( /* webpackChunkName: "day-calendar" */ './day-calendar' ).then(
			( file ) => file.DayCalendar
		),
	<div className="mp-deadline__loading">
		<Spinner />
	</div>
);

interface DeadlineFieldProps {
	value: string;
	error: string | undefined;
	onChange: ( value: string ) => void;
}

/** A day, typed, as isoDay() reads it, or chosen from a calendar. */
export function DeadlineField( {
	value,
	error,
	onChange,
}: DeadlineFieldProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const box = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const popover = useRef< HTMLDivElement >( null );

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		const outside = ( event: PointerEvent ) => {
			if ( ! box.current?.contains( event.target as Node ) ) {
				setOpen( false );
			}
		};
		document.addEventListener( 'pointerdown', outside );
		return () => document.removeEventListener( 'pointerdown', outside );
	}, [ isOpen ] );

	useEffect( () => {
		// It has its height before the calendar is loaded.
		if ( isOpen ) {
			popover.current?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ isOpen ] );
	const close = () => {
		setOpen( false );
		button.current?.focus();
	};
	const left = ( event: FocusEvent ) => {
		if (
			event.relatedTarget &&
			! event.currentTarget.contains( event.relatedTarget )
		) {
			setOpen( false );
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape and the focus of what is in it.
		<div
			ref={ box }
			className="mp-deadline"
			onBlur={ left }
			onKeyDown={ ( event ) => {
				if ( isOpen && event.key === 'Escape' ) {
					event.stopPropagation();
					close();
				}
			} }
		>
			<Field
				label={ __( 'Deadline', 'mentoriai-portal' ) }
				hint={ sprintf(
					/* translators: %s: a date. */
					__( 'For example, %s', 'mentoriai-portal' ),
					'2026-12-31'
				) }
				{ ...{ error } }
			>
				{ ( control ) => (
					<div className="mp-affix mp-affix--end">
						<input
							{ ...control }
							className="mp-input mp-num"
							autoComplete="off"
							aria-required="true"
							value={ value }
							onChange={ ( event ) =>
								onChange( event.target.value )
							}
							onBlur={ () =>
								isoDay( value ) && onChange( isoDay( value ) )
							}
						/>
						<IconButton
							ref={ button }
							icon={ CalendarDays }
							label={ __( 'Choose a date', 'mentoriai-portal' ) }
							aria-haspopup="dialog"
							aria-expanded={ isOpen }
							onClick={ () => setOpen( ! isOpen ) }
						/>
					</div>
				) }
			</Field>
			{ isOpen && (
				<div
					ref={ popover }
					className="mp-deadline__popover mp-no-print"
					role="dialog"
					aria-label={ __( 'Choose a date', 'mentoriai-portal' ) }
				>
					<DayCalendar
						chosen={ isoDay( value ) }
						onChoose={ ( day ) => {
							onChange( day );
							close();
						} }
					/>
				</div>
			) }
		</div>
	);
}
