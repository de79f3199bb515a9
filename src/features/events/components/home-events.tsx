import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/button-link';
import { Slider } from '../../../components/slider';
import { SliderArrows } from '../../../components/slider-arrows';
import { useSlider } from '../../../hooks/use-slider';
import { linkTo, screenPath } from '../../../lib/paths';
import type { EventCard } from '../api';
import { EventSlide } from './event-slide';

interface HomeEventsProps {
	/** Id for the section's heading. */
	titleId: string;
	/** The editor's own heading. */
	title?: string | undefined;
	/** The editor's own button; what is empty is the section's. */
	button?: { text: string; link: string } | undefined;
	events: readonly EventCard[];
}

/** The events section of the home page. */
export function HomeEvents( {
	titleId,
	title,
	button,
	events,
}: HomeEventsProps ) {
	const slider = useSlider( events.length );
	return (
		<section
			className="mp-section mp-section--mist"
			aria-labelledby={ titleId }
		>
			<div className="mp-wrap">
				<div className="mp-section__head">
					<h2 className="mp-h2" id={ titleId }>
						{ title || __( 'Upcoming events', 'mentoriai-portal' ) }
					</h2>
					<div className="mp-section__acts">
						<ButtonLink
							variant="secondary"
							{ ...linkTo(
								button?.link || screenPath( 'Events' )
							) }
						>
							{ button?.text ||
								__( 'All events', 'mentoriai-portal' ) }
						</ButtonLink>
						{ events.length > 1 && (
							<SliderArrows
								slider={ slider }
								previousLabel={ __(
									'Previous event',
									'mentoriai-portal'
								) }
								nextLabel={ __(
									'Next event',
									'mentoriai-portal'
								) }
							/>
						) }
					</div>
				</div>
				<Slider
					slider={ slider }
					label={ __( 'Upcoming events', 'mentoriai-portal' ) }
					slideWidth="min(100%, 62rem)"
					dotLabel={ ( place, places ) =>
						sprintf(
							/* translators: 1: place of an event in the row, 2: number of places */
							__( 'Event %1$d of %2$d', 'mentoriai-portal' ),
							place,
							places
						)
					}
				>
					{ events.map( ( event ) => (
						<EventSlide key={ event.id } event={ event } />
					) ) }
				</Slider>
			</div>
		</section>
	);
}
