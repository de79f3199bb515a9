import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import './tabs.css';

interface TabsProps< Key extends string > {
	/** Begins the ids of tabs and panels. */
	id: string;
	/** What is switched between. */
	label: string;
	tabs: Readonly< Record< Key, string > >;
	current: Key;
	onChange: ( key: Key ) => void;
}

/** Views of one screen: arrows, Home and End move between them. */
export function Tabs< Key extends string >( {
	id,
	label,
	tabs,
	current,
	onChange,
}: TabsProps< Key > ) {
	const list = useRef< HTMLDivElement >( null );
	const keys = Object.keys( tabs ) as Key[];
	const handleKey = ( event: KeyboardEvent ) => {
		const last = keys.length - 1;
		const at = keys.indexOf( current );
		const moves: Readonly< Record< string, number > > = {
			ArrowRight: at === last ? 0 : at + 1,
			ArrowLeft: at === 0 ? last : at - 1,
			Home: 0,
			End: last,
		};
		const next = moves[ event.key ];
		const key = next === undefined ? undefined : keys[ next ];
		if ( next !== undefined && key !== undefined ) {
			event.preventDefault();
			onChange( key );
			list.current
				?.querySelectorAll< HTMLElement >( '[role=tab]' )
				[ next ]?.focus();
		}
	};
	return (
		<div
			ref={ list }
			className="mp-tabs"
			role="tablist"
			aria-label={ label }
			tabIndex={ -1 }
			onKeyDown={ handleKey }
		>
			{ keys.map( ( key ) => (
				<button
					key={ key }
					type="button"
					role="tab"
					id={ `${ id }-${ key }` }
					className="mp-tabs__tab"
					aria-selected={ key === current }
					aria-controls={ `${ id }-${ key }-panel` }
					tabIndex={ key === current ? 0 : -1 }
					onClick={ () => onChange( key ) }
				>
					{ tabs[ key ] }
				</button>
			) ) }
		</div>
	);
}

interface TabPanelProps {
	/** Of the tabs. */
	id: string;
	tab: string;
	current: string;
	children: ReactNode;
}

/** One of the views; hidden it keeps what was typed. */
export function TabPanel( { id, tab, current, children }: TabPanelProps ) {
	return (
		<div
			role="tabpanel"
			id={ `${ id }-${ tab }-panel` }
			aria-labelledby={ `${ id }-${ tab }` }
			hidden={ tab !== current }
		>
			{ children }
		</div>
	);
}
