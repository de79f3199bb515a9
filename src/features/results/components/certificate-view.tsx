import { useQuery } from '@tanstack/react-query';
import { __, sprintf } from '@wordpress/i18n';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '../../../components/link';
import { queryOf } from '../../../api/queries';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Icon } from '../../../components/icon';
import { SelectField } from '../../../components/select-field';
import { usePageTitle } from '../../../hooks/use-page-title';
import { today } from '../../../lib/dates';
import { screenPath } from '../../../lib/paths';
import { useSession } from '../../../lib/session';
import { useCertificateYear } from '../hooks/use-certificate-year';
import { chosenYear } from '../lib/years';
import { Certificate } from './certificate';
import { ResultsSkeleton } from './results-skeleton';

/** The certificate of a year's hours, and what prints it. */
export function CertificateView() {
	const user = useSession( ( session ) => session.user );
	const [ asked, choose ] = useCertificateYear();
	const query = useQuery( queryOf( 'user-results', {} ) );
	const years = query.data?.results.meetings.by_year ?? [];
	const of = chosenYear( years, asked );
	// The button that leads here is further down.
	useEffect( () => {
		window.scrollTo( 0, 0 );
	}, [] );
	usePageTitle(
		of
			? sprintf(
					/* translators: %d: a year. */
					__( 'Certificate of mentoring %d', 'mentoriai-portal' ),
					of.year
			  )
			: __( 'Certificate of mentoring', 'mentoriai-portal' )
	);
	return (
		<>
			<div className="mp-certificate-tools mp-no-print">
				<Link to={ screenPath( 'Results' ) }>
					<Icon icon={ ArrowLeft } />
					{ __( 'All results', 'mentoriai-portal' ) }
				</Link>
				{ of && (
					<div className="mp-row">
						<SelectField
							label={ __( 'Year', 'mentoriai-portal' ) }
							value={ of.year }
							onChange={ ( { target } ) =>
								choose( target.value )
							}
						>
							{ years.map( ( { year } ) => (
								<option key={ year }>{ year }</option>
							) ) }
						</SelectField>
						<Button onClick={ () => window.print() }>
							{ __( 'Print', 'mentoriai-portal' ) }
						</Button>
					</div>
				) }
			</div>
			{ of && query.data && user && (
				<Certificate
					name={ `${ user.first_name } ${ user.last_name }`.trim() }
					agency={ query.data.agency }
					day={ today() }
					of={ of }
				/>
			) }
			{ query.data && ! of && (
				<EmptyState
					headingLevel={ 1 }
					title={ __( 'No meetings yet', 'mentoriai-portal' ) }
				>
					{ __(
						'There is a certificate for each year in which meetings took place.',
						'mentoriai-portal'
					) }
				</EmptyState>
			) }
			{ query.isError && ! query.data && (
				<ErrorState
					headingLevel={ 1 }
					error={ query.error }
					onRetry={ () => void query.refetch() }
				/>
			) }
			{ query.isPending && <ResultsSkeleton /> }
		</>
	);
}
