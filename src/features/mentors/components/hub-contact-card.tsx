import { __, sprintf } from '@wordpress/i18n';
import {
	CalendarDays,
	type LucideIcon,
	Mail,
	MapPin,
	Phone,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link';
import { Icon } from '../../../components/icon';
import { VisuallyHidden } from '../../../components/visually-hidden';
import type { HubContact } from '../api';
import './hub-contact-card.css';

interface HubContactCardProps {
	name: string;
	contact: HubContact;
}

/** Where and how to meet a mentor at a hub, with one button: book, otherwise write, otherwise call. */
export function HubContactCard( { name, contact }: HubContactCardProps ) {
	const { hub, town, address, map_url: map, days, phone, email } = contact;
	const tel = `tel:${ phone.replace( /[^+\d]/g, '' ) }`;
	const mailto = `mailto:${ email }?subject=${ encodeURIComponent(
		/* translators: %s: name of a mentor. */
		sprintf( __( 'Meeting: %s', 'mentoriai-portal' ), name )
	) }`;
	const action =
		contact.booking_url || ( email && mailto ) || ( phone && tel );
	const place = address.includes( town )
		? address
		: [ address, town ].filter( Boolean ).join( ', ' );
	if ( ! action && ! hub && ! place && ! days ) {
		return null;
	}
	return (
		<section className="mp-hub-contact">
			<h2 className="mp-mentor-side__title">
				{ hub || __( 'Meetings at the hub', 'mentoriai-portal' ) }
			</h2>
			<ul>
				{ place && (
					<Fact
						icon={ MapPin }
						label={ __( 'Address', 'mentoriai-portal' ) }
					>
						{ place }
						{ map && (
							<>
								{ ' ' }
								<a
									className="mp-hub-contact__map"
									href={ map }
									target="_blank"
									rel="noopener noreferrer"
								>
									{ __( 'Map', 'mentoriai-portal' ) }
								</a>
							</>
						) }
					</Fact>
				) }
				{ days && (
					<Fact
						icon={ CalendarDays }
						label={ __( 'Days and times', 'mentoriai-portal' ) }
					>
						{ days }
					</Fact>
				) }
				{ phone && (
					<Fact
						icon={ Phone }
						label={ __( 'Phone number', 'mentoriai-portal' ) }
					>
						<a href={ tel }>{ phone }</a>
					</Fact>
				) }
				{ email && (
					<Fact
						icon={ Mail }
						label={ __( 'Email', 'mentoriai-portal' ) }
					>
						<a href={ mailto }>{ email }</a>
					</Fact>
				) }
			</ul>
			{ action && (
				<ButtonLink
					block
					href={ action }
					{ ...( contact.booking_url && {
						target: '_blank',
						rel: 'noopener noreferrer',
					} ) }
				>
					{ __( 'Arrange a meeting', 'mentoriai-portal' ) }
				</ButtonLink>
			) }
		</section>
	);
}

function Fact( {
	icon,
	label,
	children,
}: {
	icon: LucideIcon;
	label: string;
	children: ReactNode;
} ) {
	return (
		<li>
			<Icon icon={ icon } />
			<span>
				<VisuallyHidden>{ `${ label }: ` }</VisuallyHidden>
				{ children }
			</span>
		</li>
	);
}
