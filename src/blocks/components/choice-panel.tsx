import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	RangeControl,
	Spinner,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { Card, Section } from '../lib/use-cards';
import { Picker } from './picker';

interface ChoicePanelProps {
	section: Section;
	count: number;
	ids: readonly number[];
	/** What is shown now. */
	cards: readonly Card[] | 'failed' | null;
	/** The name of choosing by itself: "The newest". */
	automatic: string;
	onChange: ( change: { count?: number; ids?: readonly number[] } ) => void;
}

/** Whether a section fills itself or is chosen by hand, in the sidebar. */
export function ChoicePanel( {
	section,
	count,
	ids,
	cards,
	automatic,
	onChange,
}: ChoicePanelProps ) {
	const [ byHand, setByHand ] = useState( ids.length > 0 );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'What is shown', 'mentoriai-portal' ) }>
				<RadioControl
					label={ __( 'Choose', 'mentoriai-portal' ) }
					hideLabelFromVision
					selected={ byHand ? 'hand' : 'automatic' }
					options={ [
						{ value: 'automatic', label: automatic },
						{
							value: 'hand',
							label: __( 'Chosen by hand', 'mentoriai-portal' ),
						},
					] }
					onChange={ ( value: string ) => {
						setByHand( value === 'hand' );
						if ( value === 'automatic' ) {
							onChange( { ids: [] } );
						}
					} }
				/>
				{ ! byHand && (
					<RangeControl
						label={ __( 'Maximum number', 'mentoriai-portal' ) }
						value={ count }
						min={ 1 }
						max={ 12 }
						onChange={ ( value: number | undefined ) =>
							onChange( { count: value ?? count } )
						}
						__next40pxDefaultSize
						__nextHasNoMarginBottom
					/>
				) }
				{ byHand &&
					( cards === null ? (
						<Spinner />
					) : (
						<Picker
							section={ section }
							ids={ ids }
							cards={ cards === 'failed' ? [] : cards }
							onChange={ ( changed ) =>
								onChange( { ids: changed } )
							}
						/>
					) ) }
			</PanelBody>
		</InspectorControls>
	);
}
