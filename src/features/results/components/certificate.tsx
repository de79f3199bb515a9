import { __, _n, sprintf } from '@wordpress/i18n';
import { Logo } from '../../../components/logo';
import { bootData } from '../../../lib/boot';
import { dayLabel } from '../../../lib/date-words';
import { formatNumber } from '../../../lib/numbers';
import { hourParts } from '../lib/hours';
import type { YearOfMeetings } from '../lib/years';
import './certificate.css';

interface CertificateProps {
	/** Of the mentor. */
	name: string;
	/** '' where the portal does not know it. */
	agency: string;
	of: YearOfMeetings;
	/** Today, `yyyy-MM-dd`. */
	day: string;
}

/** A mentor's hours of a year, as a sheet of paper: what is seen is what is printed. */
export function Certificate( { name, agency, of, day }: CertificateProps ) {
	const { year, held, minutes } = of;
	return (
		<article className="mp-certificate">
			<header className="mp-certificate__head">
				<Logo />
				{ agency && <p>{ agency }</p> }
			</header>
			<h1 className="mp-certificate__title">
				{ __( 'Certificate of mentoring', 'mentoriai-portal' ) }
			</h1>
			<p className="mp-certificate__name">{ name }</p>
			<p className="mp-certificate__text">
				{ sprintf(
					/* translators: %d: a year. It follows the name of a person. */
					__(
						'shared their experience with founders in %d',
						'mentoriai-portal'
					),
					year
				) }
			</p>
			<dl className="mp-certificate__figures">
				<div>
					<dt>{ __( 'time together', 'mentoriai-portal' ) }</dt>
					<dd>
						{ hourParts( minutes ).map( ( part ) => (
							<span key={ part }>{ part } </span>
						) ) }
					</dd>
				</div>
				<div>
					<dt>
						{ _n(
							'meeting took place',
							'meetings took place',
							held,
							'mentoriai-portal'
						) }
					</dt>
					<dd>{ formatNumber( held ) }</dd>
				</div>
			</dl>
			<footer className="mp-certificate__foot">
				<p>
					{ sprintf(
						/* translators: %s: a day, such as "24 November 2026". */
						__( 'Issued on %s', 'mentoriai-portal' ),
						dayLabel( day )
					) }
				</p>
				<p>
					{ String( year ) === day.slice( 0, 4 )
						? sprintf(
								/* translators: %s: name of the portal. */
								__(
									'From the records of “%s”: meetings that took place up to this day.',
									'mentoriai-portal'
								),
								bootData().settings.siteName
						  )
						: sprintf(
								/* translators: %s: name of the portal. */
								__(
									'From the records of “%s”: meetings that took place.',
									'mentoriai-portal'
								),
								bootData().settings.siteName
						  ) }
				</p>
			</footer>
		</article>
	);
}
