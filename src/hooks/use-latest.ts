import { type MutableRefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the newest value, for handlers that outlive a render. */
export function useLatest< T >( value: T ): Readonly< MutableRefObject< T > > {
	const ref = useRef( value );
	useLayoutEffect( () => {
		ref.current = value;
	} );
	return ref;
}
