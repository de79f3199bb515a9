import { RichText } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Notice, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AddItem } from '../components/add-item';
import { ItemTools } from '../components/item-tools';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { answerOf } from '../lib/answer';
import { plainText, textOf } from '../lib/attributes';
import { itemsIn } from '../lib/items';

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

export function FaqEdit( props: BlockEditProps ) {
	const { attributes, setAttributes } = props;
	const items = itemsIn( props, 'items' );
	const asked = items.entries.filter(
		( item ) => plainText( textOf( item, 'klausimas' ) ) !== ''
	);
	const label = __( 'Answer', 'mentoriai-portal' );
	return (
		<Section>
			<section className="mp-content-block">
				<Text
					tagName="h2"
					label={ __( 'Title', 'mentoriai-portal' ) }
					value={ textOf( attributes, 'bloko_antraste' ) }
					onChange={ ( bloko_antraste ) =>
						setAttributes( { bloko_antraste } )
					}
				/>
				{ asked.length === 0 && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'There are no questions yet: visitors do not see this block.',
							'mentoriai-portal'
						) }
					</Notice>
				) }
				<div className="mp-accordion">
					{ items.entries.map( ( item, index ) => {
						const html = textOf( item, 'atsakymas' );
						const answer = answerOf( html );
						const change = ( atsakymas: string ) =>
							items.change( index, { atsakymas } );
						return (
							<div key={ index } className="mp-edit-faq">
								<Text
									tagName="div"
									className="mp-edit-faq__question"
									label={ __(
										'Question',
										'mentoriai-portal'
									) }
									value={ textOf( item, 'klausimas' ) }
									onChange={ ( klausimas ) =>
										items.change( index, { klausimas } )
									}
								/>
								<ItemTools list={ items } index={ index } />
								{ asked.length > 0 &&
									! asked.includes( item ) && (
										<p className="mp-edit-faq__problem">
											{ __(
												'Write the question: without it visitors do not see the answer.',
												'mentoriai-portal'
											) }
										</p>
									) }
								<div className="mp-prose mp-edit-faq__answer">
									{ answer === null ? (
										<TextareaControl
											label={ `${ label } (HTML)` }
											value={ html }
											onChange={ change }
											__nextHasNoMarginBottom
										/>
									) : (
										<RichText
											tagName="div"
											value={ answer }
											onChange={ change }
											aria-label={ label }
											placeholder={ label }
											allowedFormats={ FORMATS }
										/>
									) }
								</div>
							</div>
						);
					} ) }
				</div>
				<AddItem
					label={ __( 'Add a question', 'mentoriai-portal' ) }
					onClick={ () =>
						items.add( { klausimas: '', atsakymas: '' } )
					}
				/>
			</section>
		</Section>
	);
}
