import {
	type KeyboardEvent,
	type ReactNode,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react';
import { classes } from '../lib/class-names';
import { MenuEntry } from './menu-entry';
import type { MenuItem } from './menu-item';
import { VisuallyHidden } from './visually-hidden';
import './menu-button.css';

interface MenuButtonProps {
	/** The button's name. */
	label: string;
	/** What is seen of it. */
	children: ReactNode;
	items: readonly MenuItem[];
	/** Above the items: whose menu this is. */
	header?: ReactNode;
	align?: 'start' | 'end' | undefined;
	/** Of the button. */
	className?: string | undefined;
}

/** A button with a menu below: arrows, Home, End, Esc, Tab; a press outside closes it. */
export function MenuButton( {
	label,
	children,
	items,
	header,
	align = 'end',
	className,
}: MenuButtonProps ) {
	const id = useId();
	const box = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const [ active, setActive ] = useState< number | null >( null );
	const open = active !== null;

	useEffect( () => {
		if ( ! open ) {
			return undefined;
		}
		const outside = ( event: Event ) => {
			if ( ! box.current?.contains( event.target as Node ) ) {
				setActive( null );
			}
		};
		document.addEventListener( 'pointerdown', outside );
		document.addEventListener( 'focusin', outside );
		return () => {
			document.removeEventListener( 'pointerdown', outside );
			document.removeEventListener( 'focusin', outside );
		};
	}, [ open ] );

	const close = () => {
		setActive( null );
		button.current?.focus();
	};

	const handleKey = ( event: KeyboardEvent ) => {
		const last = items.length - 1;
		const at = active ?? -1;
		const moves: Record< string, number > = {
			ArrowDown: at >= last ? 0 : at + 1,
			ArrowUp: at <= 0 ? last : at - 1,
			Home: 0,
			End: last,
		};
		const next = moves[ event.key ];
		if (
			next !== undefined &&
			( open || event.key.startsWith( 'Arrow' ) )
		) {
			event.preventDefault();
			setActive( next );
		} else if ( event.key === 'Escape' && open ) {
			event.preventDefault();
			close();
		} else if ( event.key === 'Tab' ) {
			setActive( null );
		}
	};

	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the button and the menu inside.
		<div ref={ box } className="mp-menu-box" onKeyDown={ handleKey }>
			<button
				ref={ button }
				type="button"
				className={ className }
				aria-haspopup="menu"
				aria-expanded={ open }
				aria-controls={ open ? id : undefined }
				onClick={ () => setActive( open ? null : 0 ) }
			>
				{ /* Initials and the like are a picture of the name, not a part of it. */ }
				<span className="mp-menu-box__face" aria-hidden="true">
					{ children }
				</span>
				<VisuallyHidden>{ label }</VisuallyHidden>
			</button>
			{ open && (
				<div className={ classes( 'mp-menu', `mp-menu--${ align }` ) }>
					{ header && (
						<div className="mp-menu__header">{ header }</div>
					) }
					<div id={ id } role="menu" aria-label={ label }>
						{ items.map( ( item, index ) => (
							<MenuEntry
								key={ item.key }
								item={ item }
								active={ index === active }
								onDone={ close }
							/>
						) ) }
					</div>
				</div>
			) }
		</div>
	);
}
