import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { nameOf } from '../lib/name-of';
import type { Stored } from '../lib/use-language';

interface LanguagePairProps {
	stored: Stored;
	partner: NonNullable< Stored[ 'partner' ] >;
	separate: boolean;
	onSeparate: ( separate: boolean ) => void;
}

/** A text that has a translation. */
export function LanguagePair( {
	stored,
	partner,
	separate,
	onSeparate,
}: LanguagePairProps ) {
	return (
		<>
			<p>
				<strong>{ nameOf( stored.lang ) }</strong>
				<br />
				{ __(
					'The language cannot be changed while there is a translation.',
					'mentoriai-portal'
				) }
			</p>
			{ stored.warning && (
				<Notice status="warning" isDismissible={ false }>
					{ stored.warning }
				</Notice>
			) }
			<p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ partner.url }
				>
					{ partner.label }
				</Button>
			</p>
			<p className="mp-language-title">{ partner.title }</p>
			{ ! stored.screen && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __(
						'These two are not translations of each other',
						'mentoriai-portal'
					) }
					checked={ separate }
					onChange={ onSeparate }
				/>
			) }
		</>
	);
}
