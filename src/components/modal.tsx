import { __ } from '@wordpress/i18n';
import { X } from 'lucide-react';
import {
	type ReactNode,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
} from 'react';
import { useLatest } from '../hooks/use-latest';
import { useRootClass } from '../hooks/use-root-class';
import { focusFields } from '../lib/focus';
import { classes } from '../lib/class-names';
import { IconButton } from './icon-button';
import { SpokenRegion } from './spoken-region';
import './modal.css';

/** How long the second of two taps may come after the window closed, in milliseconds; and how far off, in pixels. */
const SECOND_TAP = { within: 350, near: 40 };

interface ModalProps {
	/** Esc, the cross or a press on the backdrop: the owner decides whether it goes. */
	onDismiss: () => void;
	title: ReactNode;
	children?: ReactNode;
	/** Buttons at the end; the main one last. */
	footer?: ReactNode;
	size?: 'sm' | 'md' | 'lg' | undefined;
	/** When it changes, the focus goes to the first field again: another step in the same window. */
	focusKey?: string | undefined;
	role?: 'dialog' | 'alertdialog' | undefined;
	/** The id of what a question is read with; without it, all of its children. */
	describedBy?: string | undefined;
}

/** A native modal window, a sheet from below under 600 px. It is open as long as it is rendered. */
export function Modal( {
	onDismiss,
	title,
	children,
	footer,
	size = 'md',
	focusKey,
	role,
	describedBy,
}: ModalProps ) {
	const dialog = useRef< HTMLDialogElement >( null );
	const openedBy = useRef< Element | null >( null );
	const dismiss = useLatest( onDismiss );
	const titleId = useId();
	const bodyId = useId();

	useLayoutEffect( () => {
		const element = dialog.current as HTMLDialogElement;
		const active = element.ownerDocument.activeElement;
		if ( ! element.contains( active ) ) {
			openedBy.current = active;
		}
		const page = element.ownerDocument.documentElement;
		page.classList.toggle(
			'mp-has-scroll-bar',
			window.innerWidth > page.clientWidth
		);
		element.showModal();
		let pressed: MouseEvent | null = null;
		const remember = ( event: MouseEvent ) => {
			pressed = event;
		};
		element.addEventListener( 'click', remember );
		return () => {
			element.removeEventListener( 'click', remember );
			element.close();
			if ( pressed && isTap( pressed ) ) {
				swallowSecondTap( pressed );
			}
			// Later, when a question above this window is gone too and the page can take the focus.
			const opener = openedBy.current;
			queueMicrotask( () => {
				if ( ! element.open && opener instanceof HTMLElement ) {
					opener.focus( { preventScroll: true } );
				}
			} );
		};
	}, [] );

	// After the scroll bar was looked for: with this class there is none.
	useRootClass( 'mp-has-dialog' );

	useLayoutEffect(
		() => focusFields( dialog.current as HTMLDialogElement ),
		[ focusKey ]
	);

	useEffect(
		() =>
			dismissals( dialog.current as HTMLDialogElement, () =>
				dismiss.current()
			),
		[ dismiss ]
	);

	return (
		<dialog
			ref={ dialog }
			className={ classes( 'mp-dialog', `mp-dialog--${ size }` ) }
			aria-labelledby={ titleId }
			// A question is read whole, with what follows from a yes.
			aria-describedby={
				describedBy ??
				( role === 'alertdialog' && children ? bodyId : undefined )
			}
			role={ role }
		>
			<div className="mp-dialog__inner">
				<div className="mp-dialog__head">
					<h2 id={ titleId } className="mp-dialog__title">
						{ title }
					</h2>
					<IconButton
						icon={ X }
						label={ __( 'Close', 'mentoriai-portal' ) }
						onClick={ onDismiss }
						data-dismiss=""
					/>
				</div>
				<div className="mp-dialog__body">
					{ role === 'alertdialog' && children ? (
						<div id={ bodyId }>{ children }</div>
					) : (
						children
					) }
					{ footer && <div className="mp-buttons">{ footer }</div> }
				</div>
			</div>
			<SpokenRegion />
		</dialog>
	);
}

/** Clicks of the keyboard and of scripts count no presses; those of assistive technology may be without a place. */
function isTap( { detail, clientX, clientY }: MouseEvent ): boolean {
	return detail > 0 && ( clientX !== 0 || clientY !== 0 );
}

/**
 * A window that closes on the first of two taps leaves the second one to what is below it: that one does nothing.
 *
 * @param first
 */
function swallowSecondTap( first: MouseEvent ): void {
	const swallow = ( event: MouseEvent ) => {
		const distance = Math.hypot(
			event.clientX - first.clientX,
			event.clientY - first.clientY
		);
		if ( isTap( event ) && distance <= SECOND_TAP.near ) {
			event.preventDefault();
			event.stopImmediatePropagation();
		}
	};
	window.addEventListener( 'click', swallow, true );
	setTimeout(
		() => window.removeEventListener( 'click', swallow, true ),
		SECOND_TAP.within
	);
}

/** Listens for the ways in which a person leaves a modal; none of them closes it by itself. */
function dismissals(
	element: HTMLDialogElement,
	leave: () => void
): () => void {
	let pressedBackdrop = false;
	const handlers = {
		keydown: ( event: KeyboardEvent ) => {
			if ( event.key === 'Escape' && ! event.defaultPrevented ) {
				event.preventDefault();
				leave();
			}
		},
		cancel: ( event: Event ) => {
			if ( event.target === element ) {
				event.preventDefault();
				leave();
			}
		},
		// Some browsers close on a second request whatever we say: what was typed stays until the owner agrees.
		close: ( event: Event ) => {
			if (
				event.target === element &&
				! element.open &&
				element.isConnected
			) {
				element.showModal();
				leave();
			}
		},
		// A press that began inside, such as a selection of text, is none on the backdrop.
		pointerdown: ( event: PointerEvent ) => {
			pressedBackdrop = event.target === element;
		},
		click: ( event: MouseEvent ) => {
			if ( pressedBackdrop && event.target === element ) {
				leave();
			}
			pressedBackdrop = false;
		},
	};
	const entries = Object.entries( handlers ) as Array<
		[ string, EventListener ]
	>;
	entries.forEach( ( [ type, handler ] ) =>
		element.addEventListener( type, handler )
	);
	return () =>
		entries.forEach( ( [ type, handler ] ) =>
			element.removeEventListener( type, handler )
		);
}
