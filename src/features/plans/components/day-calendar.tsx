import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { lt } from 'react-day-picker/locale/lt';
import { Icon } from '../../../components/icon';
import { monthYear, today } from '../../../lib/dates';
import { pageLocale } from '../../../lib/page-lang';
import './day-calendar.css';

const LOOK = {
	root: 'mp-day-calendar',
	month_caption: 'mp-day-calendar__caption',
	nav: 'mp-day-calendar__nav',
	button_previous: 'mp-day-calendar__turn',
	button_next: 'mp-day-calendar__turn',
	month_grid: 'mp-day-calendar__grid',
	weekday: 'mp-day-calendar__weekday',
	day: 'mp-day-calendar__day',
	day_button: 'mp-day-calendar__button',
	today: 'mp-day-calendar__day--today',
	selected: 'mp-day-calendar__day--chosen',
	outside: 'mp-day-calendar__day--other',
};

interface DayCalendarProps {
	/** `yyyy-MM-dd`, or ''. */
	chosen: string;
	onChoose: ( day: string ) => void;
}

/** A month of days, from Monday, in the language of the page; days before Vilnius's today cannot be chosen. */
export function DayCalendar( { chosen, onChoose }: DayCalendarProps ) {
	const now = dateOf( today() );
	const day = chosen === '' ? undefined : dateOf( chosen );
	return (
		<DayPicker
			mode="single"
			required
			// eslint-disable-next-line jsx-a11y/no-autofocus -- it was opened to choose a day.
			autoFocus
			classNames={ LOOK }
			locale={ pageLocale() === 'lt-LT' ? lt : enGB }
			weekStartsOn={ 1 }
			today={ now }
			startMonth={ now }
			defaultMonth={ day && day > now ? day : now }
			disabled={ { before: now } }
			selected={ day }
			onSelect={ ( date: Date ) => onChoose( textOf( date ) ) }
			formatters={ {
				formatCaption: ( month ) => monthYear( textOf( month ) ),
			} }
			components={ {
				Chevron: ( { orientation } ) => (
					<Icon
						icon={
							orientation === 'left' ? ChevronLeft : ChevronRight
						}
					/>
				),
			} }
		/>
	);
}

/** The calendar thinks in days of the computer's own zone. */
function dateOf( day: string ): Date {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	return new Date( year, month - 1, date );
}

function textOf( date: Date ): string {
	return [
		date.getFullYear(),
		String( date.getMonth() + 1 ).padStart( 2, '0' ),
		String( date.getDate() ).padStart( 2, '0' ),
	].join( '-' );
}
