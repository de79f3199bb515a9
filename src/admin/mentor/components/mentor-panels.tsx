import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { openPanelsOnce } from '../../lib/open-panels';
import { PLUGIN, useFacts } from '../lib/use-facts';
import { FactFields } from './fact-fields';

const PANELS = [ 'mentor', 'contact' ];

/** Who a mentor at a hub is, and where and how to meet them. */
export function MentorPanels() {
	const [ facts, change ] = useFacts();
	useEffect( () => openPanelsOnce( PLUGIN, PANELS ), [] );
	return (
		<>
			<PluginDocumentSettingPanel
				name="mentor"
				title={ __( 'Mentor', 'mentoriai-portal' ) }
			>
				<FactFields
					facts={ facts }
					onChange={ change }
					fields={ [
						{
							name: 'mentoriai_position',
							label: __(
								'Position and company',
								'mentoriai-portal'
							),
						},
						{
							name: 'mentoriai_linkedin',
							label: __( 'LinkedIn address', 'mentoriai-portal' ),
							kind: 'url',
						},
					] }
					hint={ __(
						'Photo: upright, 800 × 1000 pixels or more, the face in the upper half. Without one the site shows a drawing.',
						'mentoriai-portal'
					) }
				/>
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name="contact"
				title={ __( 'Meetings at the hub', 'mentoriai-portal' ) }
			>
				<FactFields
					facts={ facts }
					onChange={ change }
					fields={ [
						{
							name: 'mentoriai_hub',
							label: __( 'Hub', 'mentoriai-portal' ),
						},
						{
							name: 'mentoriai_town',
							label: __( 'City', 'mentoriai-portal' ),
							kind: 'town',
						},
						{
							name: 'mentoriai_address',
							label: __( 'Address', 'mentoriai-portal' ),
						},
						{
							name: 'mentoriai_map_url',
							label: __( 'Map link', 'mentoriai-portal' ),
							kind: 'url',
						},
						{
							name: 'mentoriai_days',
							label: __( 'Days and times', 'mentoriai-portal' ),
						},
						{
							name: 'mentoriai_phone',
							label: __( 'Phone number', 'mentoriai-portal' ),
							kind: 'tel',
						},
						{
							name: 'mentoriai_email',
							label: __( 'Email', 'mentoriai-portal' ),
							kind: 'email',
						},
						{
							name: 'mentoriai_booking_url',
							label: __(
								'Booking link, or the hub’s page',
								'mentoriai-portal'
							),
							kind: 'url',
						},
					] }
					hint={ __(
						'The button “Arrange a meeting” opens the booking link. Without one it starts an email, or a call.',
						'mentoriai-portal'
					) }
				/>
			</PluginDocumentSettingPanel>
		</>
	);
}
