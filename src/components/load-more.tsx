import { __, sprintf } from '@wordpress/i18n';
import { type RefObject, useEffect, useRef } from 'react';
import { focusableIn } from '../lib/focus';
import { formatNumber } from '../lib/numbers';
import { say } from '../lib/voice';
import { Button } from './button';
import { FieldError } from './field-error';
import './load-more.css';

interface LoadMoreProps {
	shown: number;
	total: number;
	onMore: () => void;
	loading: boolean;
	/** Whether the last try failed: what is shown stays, and it can be tried again. */
	failed?: boolean | undefined;
	/** The list whose children are the items: the focus continues with the first new one. */
	listRef: RefObject< HTMLElement >;
}

/** "Showing 8 of 46", a thin bar and the button. */
export function LoadMore( {
	shown,
	total,
	onMore,
	loading,
	failed,
	listRef,
}: LoadMoreProps ) {
	const from = useRef< number | null >( null );
	// What fits a first page needs no sum; who asked for more is told that this was all.
	const askedOf = useRef( 0 );

	useEffect( () => {
		const first = from.current;
		if ( first === null || shown <= first ) {
			return;
		}
		from.current = null;
		const item = listRef.current?.children[ first ];
		if ( item instanceof HTMLElement ) {
			// An item that takes the focus is read whole, before what can be done with it.
			const target = item.hasAttribute( 'tabindex' )
				? item
				: focusableIn( item );
			( target ?? item ).focus();
		}
	}, [ shown, listRef ] );

	const failure = __(
		'More could not be loaded. Check your connection and try again.',
		'mentoriai-portal'
	);
	useEffect(
		() => ( failed ? say( failure, 'assertive' ) : undefined ),
		[ failed, failure ]
	);

	if ( shown >= total && askedOf.current !== total ) {
		return null;
	}
	const more = () => {
		from.current = shown;
		askedOf.current = total;
		onMore();
	};
	return (
		<div className="mp-load-more">
			<p role="status">
				{ sprintf(
					/* translators: 1: number of items shown. 2: number of all. */
					__( 'Showing %1$s of %2$s', 'mentoriai-portal' ),
					formatNumber( shown ),
					formatNumber( total )
				) }
			</p>
			<span className="mp-load-more__bar" aria-hidden="true">
				<span
					style={ {
						width: `${ Math.min( shown / total, 1 ) * 100 }%`,
					} }
				/>
			</span>
			{ failed && <FieldError>{ failure }</FieldError> }
			{ shown < total && (
				<Button
					variant="secondary"
					loading={ loading }
					loadingLabel={ __( 'Loading…', 'mentoriai-portal' ) }
					onClick={ more }
				>
					{ failed
						? __( 'Try again', 'mentoriai-portal' )
						: __( 'Show more', 'mentoriai-portal' ) }
				</Button>
			) }
		</div>
	);
}
