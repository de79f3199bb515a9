import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classes } from '../../lib/class-names';
import { idOf, idsOf } from '../lib/attributes';
import { blocksBoot } from '../lib/boot';
import { buttonOf } from '../lib/button';
import { type Card, type Section as Name, useCards } from '../lib/use-cards';
import { ChoicePanel } from './choice-panel';
import { EditButton } from './edit-button';
import { Section } from './section';
import { SectionTitle } from './section-title';

interface AutomaticEditProps extends BlockEditProps {
	section: Name;
	/** The title that the site shows while none is written. */
	title: string;
	/** What the button to all of them says then. */
	button: string;
	/** The name of choosing by itself: "The newest". */
	automatic: string;
	/** What the editor reads when there is nothing to show. */
	empty: string;
	renderCard: ( card: Card ) => ReactNode;
	/** Whether the site shows one at a time: the preview has the first, and says how many follow. */
	hasDots?: boolean;
	/** Of the button. */
	variant?: 'primary' | 'secondary';
}

/** A section that fills itself: title, what the site would show, and the choice in the sidebar. */
export function AutomaticEdit( {
	section,
	title,
	button,
	automatic,
	empty,
	renderCard,
	hasDots = false,
	variant = 'secondary',
	...props
}: AutomaticEditProps ) {
	const { attributes, setAttributes } = props;
	const ids = idsOf( attributes, 'ids' );
	const count =
		idOf( attributes, 'count' ) || ( blocksBoot().counts[ section ] ?? 1 );
	const cards = useCards( section, ids, count );
	return (
		<Section>
			<ChoicePanel
				section={ section }
				count={ count }
				ids={ ids }
				cards={ cards }
				automatic={ automatic }
				onChange={ setAttributes }
			/>
			<section
				className={ classes(
					'mp-section',
					hasDots && 'mp-section--mist'
				) }
			>
				<div className="mp-wrap">
					<SectionTitle { ...props } word={ title } />
					{ cards === null && <Spinner /> }
					{ cards === 'failed' && (
						<Notice status="error" isDismissible={ false }>
							{ __(
								'The preview could not be loaded. What you change is kept all the same.',
								'mentoriai-portal'
							) }
						</Notice>
					) }
					{ Array.isArray( cards ) &&
						( cards.length === 0 ? (
							<Notice status="warning" isDismissible={ false }>
								{ empty }
							</Notice>
						) : (
							<ul
								className={ classes(
									'mp-edit-cards',
									hasDots && 'mp-edit-cards--wide'
								) }
							>
								{ cards
									.slice( 0, hasDots ? 1 : cards.length )
									.map( ( card ) => (
										<li key={ card.id }>
											{ renderCard( card ) }
										</li>
									) ) }
							</ul>
						) ) }
					<p className="mp-edit-all">
						<EditButton
							variant={ variant }
							word={ button }
							{ ...buttonOf( attributes, setAttributes ) }
						/>
					</p>
					{ hasDots && Array.isArray( cards ) && cards.length > 1 && (
						<p className="mp-edit-more">
							{ sprintf(
								/* translators: %d: number of further slides. */
								_n(
									'and %d more on the next slides',
									'and %d more on the next slides',
									cards.length - 1,
									'mentoriai-portal'
								),
								cards.length - 1
							) }
						</p>
					) }
				</div>
			</section>
		</Section>
	);
}
