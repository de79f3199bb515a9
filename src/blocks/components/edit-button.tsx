import { Button, Dropdown } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Link2 } from 'lucide-react';
import { classes } from '../../lib/class-names';
import { plainText } from '../lib/attributes';
import type { EditedButton } from '../lib/button';
import { LinkControl } from './link-control';
import { Text } from './text';

interface EditButtonProps extends EditedButton {
	variant: 'primary' | 'secondary' | 'sun' | 'on-band' | 'ink';
	large?: boolean;
	/** What it says while nothing else is written, in the page's language. */
	word: string;
	/** Whether visitors do not see it without a link: it leads to no page of the portal by itself. */
	optional?: boolean;
	/** What an empty link means, where that is something else. */
	help?: string;
}

/** A button of the site: its words are edited where they are, its link beside it. */
export function EditButton( {
	variant,
	large,
	word,
	text,
	onText,
	link,
	onLink,
	optional = false,
	help = optional
		? __(
				'Type a word to find a page, or paste an address that begins with https://. Without a link, visitors do not see the button.',
				'mentoriai-portal'
		  )
		: __( 'Leave empty for the portal’s own page.', 'mentoriai-portal' ),
}: EditButtonProps ) {
	const name = plainText( text ) || word;
	return (
		<span className="mp-edit-button">
			<span
				className={ classes(
					'mp-button',
					`mp-button--${ variant }`,
					large && 'mp-button--lg',
					optional && link === '' && 'mp-edit-button--off'
				) }
			>
				<Text
					tagName="span"
					className="mp-button__label"
					label={ sprintf(
						/* translators: %s: what a button says. */
						__( 'Button “%s”', 'mentoriai-portal' ),
						name
					) }
					placeholder={ word }
					value={ text }
					onChange={ onText }
				/>
			</span>
			<Dropdown
				popoverProps={ { placement: 'bottom-start' } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						className="mp-edit-button__link"
						icon={ <Link2 /> }
						size="small"
						aria-expanded={ isOpen }
						label={ sprintf(
							/* translators: %s: what a button says. */
							__( 'Link of “%s”', 'mentoriai-portal' ),
							name
						) }
						onClick={ onToggle }
					/>
				) }
				renderContent={ () => (
					<div className="mp-edit-button__popover">
						<LinkControl
							value={ link }
							onChange={ onLink }
							{ ...( link === '' && { help } ) }
						/>
					</div>
				) }
			/>
		</span>
	);
}
