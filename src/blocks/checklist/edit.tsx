import type { BlockEditProps } from '@wordpress/blocks';
import { Notice as EditorNotice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Notice } from '../../components/notice';
import { AddItem } from '../components/add-item';
import { ItemTools } from '../components/item-tools';
import { Section } from '../components/section';
import { Text } from '../components/text';
import { plainText, textOf, textsOf } from '../lib/attributes';
import { word } from '../lib/boot';
import { listActions } from '../lib/list';

export function ChecklistEdit( { attributes, setAttributes }: BlockEditProps ) {
	const list = listActions( textsOf( attributes, 'klausimai' ), ( changed ) =>
		setAttributes( { klausimai: changed } )
	);
	const isEmpty = list.entries.every( ( text ) => plainText( text ) === '' );
	const lacksResult = [ 'tekstas_visi', 'tekstas_ne_visi' ].some(
		( name ) => plainText( textOf( attributes, name ) ) === ''
	);
	return (
		<Section>
			<section className="mp-content-block mp-checklist">
				<Text
					tagName="h2"
					label={ __( 'Title', 'mentoriai-portal' ) }
					value={ textOf( attributes, 'bloko_antraste' ) }
					onChange={ ( bloko_antraste ) =>
						setAttributes( { bloko_antraste } )
					}
				/>
				<Text
					tagName="p"
					className="mp-checklist__text"
					label={ __( 'Text', 'mentoriai-portal' ) }
					value={ textOf( attributes, 'bloko_tekstas' ) }
					onChange={ ( bloko_tekstas ) =>
						setAttributes( { bloko_tekstas } )
					}
				/>
				{ isEmpty && (
					<EditorNotice status="warning" isDismissible={ false }>
						{ __(
							'There are no questions yet: visitors do not see this block.',
							'mentoriai-portal'
						) }
					</EditorNotice>
				) }
				<ol>
					{ list.entries.map( ( question, index ) => (
						<li key={ index }>
							<div className="mp-yes-no">
								<Text
									tagName="div"
									className="mp-edit-question"
									label={ __(
										'Question answered with yes or no',
										'mentoriai-portal'
									) }
									value={ question }
									onChange={ ( changed ) =>
										list.set( index, changed )
									}
								/>
								<span
									className="mp-yes-no__pair"
									aria-hidden="true"
								>
									<span className="mp-edit-choice">
										{ word( 'no' ) }
									</span>
									<span className="mp-edit-choice">
										{ word( 'yes' ) }
									</span>
								</span>
								<ItemTools list={ list } index={ index } />
							</div>
						</li>
					) ) }
				</ol>
				<AddItem
					label={ __( 'Add a question', 'mentoriai-portal' ) }
					onClick={ () => list.add( '' ) }
				/>
				{ ! isEmpty && lacksResult && (
					<EditorNotice status="warning" isDismissible={ false }>
						{ __(
							'Write both results: without them the visitor gets no answer.',
							'mentoriai-portal'
						) }
					</EditorNotice>
				) }
				<div className="mp-edit-results">
					<Notice
						tone="success"
						live={ false }
						title={ __(
							'When every answer is yes',
							'mentoriai-portal'
						) }
					>
						<Text
							tagName="div"
							label={ __(
								'Result when every answer is yes',
								'mentoriai-portal'
							) }
							value={ textOf( attributes, 'tekstas_visi' ) }
							onChange={ ( tekstas_visi ) =>
								setAttributes( { tekstas_visi } )
							}
						/>
					</Notice>
					<Notice
						tone="warning"
						live={ false }
						title={ __(
							'When any answer is no',
							'mentoriai-portal'
						) }
					>
						<Text
							tagName="div"
							label={ __(
								'Result when any answer is no',
								'mentoriai-portal'
							) }
							value={ textOf( attributes, 'tekstas_ne_visi' ) }
							onChange={ ( tekstas_ne_visi ) =>
								setAttributes( { tekstas_ne_visi } )
							}
						/>
					</Notice>
				</div>
			</section>
		</Section>
	);
}
