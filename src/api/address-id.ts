/** The id that an address ends with; 0 for what is none. */
export function addressId( { id = '' }: { id?: string | undefined } ): number {
	return /^[1-9]\d{0,15}$/.test( id ) ? Number( id ) : 0;
}
