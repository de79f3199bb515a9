import { _x } from '@wordpress/i18n';
import { formatISO, parseISO } from 'date-fns';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { lt } from 'react-day-picker/locale/lt';
import { Icon } from '../../../components/icon';
import { longDay, monthYear } from '../../../lib/date-words';
import { today } from '../../../lib/dates';
import { pageLocale } from '../../../lib/page-lang';
import './day-calendar.css';

/** The calendar thinks in days of the computer's own zone. */
const DAY = { representation: 'date' } as const;

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
	const now = parseISO( today() );
	const day = chosen === '' ? undefined : parseISO( chosen );
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
			onSelect={ ( date: Date ) => onChoose( formatISO( date, DAY ) ) }
			labels={ {
				// The locale's own names the weekday in the accusative.
				labelDayButton: ( date, { today: isToday, selected } ) =>
					[
						isToday &&
							_x(
								'today',
								'day of a calendar',
								'mentoriai-portal'
							),
						longDay( formatISO( date, DAY ) ),
						selected &&
							_x(
								'chosen',
								'day of a calendar',
								'mentoriai-portal'
							),
					]
						.filter( Boolean )
						.join( ', ' ),
			} }
			formatters={ {
				formatCaption: ( month ) =>
					monthYear( formatISO( month, DAY ) ),
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
