import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { RowButtons } from '../../components/row-buttons';
import type { FooterLink, Problems } from '../lib/types';
import type { PortalPage } from '../lib/use-pages';
import { PageLinkRow } from './page-link-row';
import { TextRow } from './text-row';

interface LinkRowsProps {
	links: FooterLink[];
	/** What can be found by its title. */
	pages: readonly PortalPage[];
	/** By "0.link", "0.text". */
	problems: Problems;
	onChange: ( links: FooterLink[] ) => void;
}

const MOST = 20;

/** Links to add, change, remove and put in order, by buttons that the keyboard reaches too. */
export function LinkRows( {
	links,
	pages,
	problems,
	onChange,
}: LinkRowsProps ) {
	const list = useRef< HTMLOListElement >( null );
	const focusNext = useRef( '' );

	useEffect( () => {
		if ( focusNext.current ) {
			list.current?.parentElement
				?.querySelector< HTMLElement >( focusNext.current )
				?.focus();
			focusNext.current = '';
		}
	} );

	const set = ( index: number, change: Partial< FooterLink > ) =>
		onChange(
			links.map( ( link, at ) =>
				at === index ? { ...link, ...change } : link
			)
		);
	const move = ( index: number, by: -1 | 1 ) => {
		const next = [ ...links ];
		next.splice( index + by, 0, ...next.splice( index, 1 ) );
		focusNext.current = `[data-row="${ index + by }"] [data-act="${
			by < 0 ? 'up' : 'down'
		}"]`;
		onChange( next );
	};
	const remove = ( index: number ) => {
		focusNext.current =
			links.length > 1
				? `[data-row="${ Math.min(
						index,
						links.length - 2
				  ) }"] [data-act="remove"]`
				: '[data-add]';
		onChange( links.filter( ( _link, at ) => at !== index ) );
	};

	return (
		<div>
			<ol className="mp-settings-rows" ref={ list }>
				{ links.map( ( { text, link }, index ) => {
					const name =
						text ||
						sprintf(
							/* translators: %d: place in the list. */
							__( 'link %d', 'mentoriai-portal' ),
							index + 1
						);
					return (
						// Rows have no identity of their own: what moves is the content.
						<li key={ index } data-row={ index }>
							<TextRow
								label={ __( 'Link text', 'mentoriai-portal' ) }
								value={ text }
								max={ 100 }
								error={ problems[ `${ index }.text` ] }
								onChange={ ( next ) =>
									set( index, { text: next } )
								}
							/>
							<PageLinkRow
								value={ link }
								pages={ pages }
								error={ problems[ `${ index }.link` ] }
								onChange={ ( next ) =>
									set( index, { link: next } )
								}
							/>
							<div className="mp-settings-row-buttons">
								<RowButtons
									name={ name }
									first={ index === 0 }
									last={ index === links.length - 1 }
									onMove={ ( by ) => move( index, by ) }
									onRemove={ () => remove( index ) }
								/>
							</div>
						</li>
					);
				} ) }
			</ol>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				data-add
				disabled={ links.length >= MOST }
				accessibleWhenDisabled
				onClick={ () => {
					focusNext.current = `[data-row="${ links.length }"] input`;
					onChange( [ ...links, { text: '', link: '' } ] );
				} }
			>
				{ __( 'Add a link', 'mentoriai-portal' ) }
			</Button>
		</div>
	);
}
