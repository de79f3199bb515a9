import { useSearchParams } from 'react-router-dom';

/** In the address while the certificate is shown: its year. */
export const CERTIFICATE = 'pazyma';

/** The year that the address asks for, or null. */
export function useCertificateYear(): [
	string | null,
	( year: string ) => void,
] {
	const [ query, setQuery ] = useSearchParams();
	return [
		query.get( CERTIFICATE ),
		( year ) =>
			setQuery(
				( now ) => {
					now.set( CERTIFICATE, year );
					return now;
				},
				{ replace: true }
			),
	];
}
