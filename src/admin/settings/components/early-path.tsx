import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEarlyPath } from '../lib/use-early-path';
import { EarlyButtons } from './early-buttons';

/** The switch of the early path: it acts at once, without the form's own button. */
export function EarlyPath() {
	const { path, busy, failure, ask } = useEarlyPath();
	return (
		<section
			className="mp-settings-early"
			aria-labelledby="mp-settings-early"
		>
			<h3 id="mp-settings-early">
				{ __( 'Early path', 'mentoriai-portal' ) }
			</h3>
			<p>
				{ __(
					'Open conversations check for new messages every five seconds. The early path answers them before WordPress has loaded its other plugins: with the same answers, about four times as many in the same time.',
					'mentoriai-portal'
				) }{ ' ' }
				{ __(
					'It needs a must-use plugin file, which these buttons create and remove. Plugins that block visitors do not see such requests; the constant MENTORIAI_NO_EARLY in wp-config.php switches the path off.',
					'mentoriai-portal'
				) }
			</p>
			<div role="status" className="mp-settings-early-state">
				{ path ? (
					<>
						<strong data-state={ path.state }>{ path.text }</strong>
						{ path.conflicts.length > 0 && (
							<ul>
								{ path.conflicts.map( ( name ) => (
									<li key={ name }>
										<code>{ name }</code>
									</li>
								) ) }
							</ul>
						) }
					</>
				) : (
					busy && <Spinner />
				) }
			</div>
			{ failure && (
				<Notice
					status="error"
					isDismissible={ false }
					politeness="assertive"
				>
					<p>{ failure }</p>
					{ ! path && (
						<Button
							variant="secondary"
							onClick={ () => void ask() }
						>
							{ __( 'Try again', 'mentoriai-portal' ) }
						</Button>
					) }
				</Notice>
			) }
			{ path?.allowed && (
				<EarlyButtons path={ path } busy={ busy } onSwitch={ ask } />
			) }
			{ path && ! path.allowed && (
				<p>
					{ __(
						'Only an administrator who may change files of this site can switch it.',
						'mentoriai-portal'
					) }
				</p>
			) }
		</section>
	);
}
