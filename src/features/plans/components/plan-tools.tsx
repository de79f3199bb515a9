import { __ } from '@wordpress/i18n';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, CalendarPlus, Printer } from 'lucide-react';
import { Link } from '../../../components/link';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { failureText } from '../../../forms/failure-text';
import { screenPath } from '../../../lib/paths';
import { showToast } from '../../../lib/toasts';
import { planCalendar } from '../api';
import { saveFile } from '../../../lib/save-file';
import './plan-tools.css';

/** Back to the list; the deadlines as a calendar file; the plan on paper. */
export function PlanTools( { planId }: { planId: number } ) {
	const calendar = useMutation( {
		mutationFn: () => planCalendar( planId ),
		onSuccess: ( file ) => saveFile( file, `planas-${ planId }.ics` ),
		onError: ( error ) => showToast( failureText( error ), 'error' ),
	} );
	return (
		<div className="mp-plan-tools mp-no-print">
			<Link
				className="mp-plan-tools__back"
				to={ screenPath( 'VeiksmuPlanas' ) }
			>
				<Icon icon={ ArrowLeft } />
				{ __( 'All plans', 'mentoriai-portal' ) }
			</Link>
			<div className="mp-row">
				<Button
					variant="ghost"
					size="sm"
					icon={ CalendarPlus }
					loading={ calendar.isPending }
					onClick={ () => calendar.mutate() }
				>
					{ __( 'Add to calendar', 'mentoriai-portal' ) }
				</Button>
				<Button
					variant="ghost"
					size="sm"
					icon={ Printer }
					onClick={ () => window.print() }
				>
					{ __( 'Print', 'mentoriai-portal' ) }
				</Button>
			</div>
		</div>
	);
}
