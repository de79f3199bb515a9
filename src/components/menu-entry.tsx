import { useEffect, useRef } from 'react';
import { Icon } from './icon';
import { LinkTarget } from './link-target';
import type { MenuItem } from './menu-item';

interface MenuEntryProps {
	item: MenuItem;
	active: boolean;
	onDone: () => void;
}

/** One line of a menu; the active one has the focus. */
export function MenuEntry( { item, active, onDone }: MenuEntryProps ) {
	const ref = useRef< HTMLElement | null >( null );
	useEffect( () => {
		if ( active ) {
			ref.current?.focus();
		}
	}, [ active ] );
	const shared = {
		role: 'menuitem',
		tabIndex: active ? 0 : -1,
		className: 'mp-menu__item',
		onClick: () => {
			onDone();
			item.onSelect?.();
		},
		children: (
			<>
				{ item.icon && <Icon icon={ item.icon } /> }
				<span>{ item.label }</span>
			</>
		),
	};
	const keep = ( element: HTMLElement | null ) => {
		ref.current = element;
	};
	if ( item.to !== undefined ) {
		return <LinkTarget { ...shared } ref={ keep } to={ item.to } />;
	}
	if ( item.href !== undefined ) {
		return (
			<LinkTarget
				{ ...shared }
				ref={ keep }
				href={ item.href }
				download={ item.download }
				target={ item.newTab ? '_blank' : undefined }
			/>
		);
	}
	return <button { ...shared } ref={ keep } type="button" />;
}
