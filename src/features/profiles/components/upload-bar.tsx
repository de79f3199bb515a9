import './upload-bar.css';

interface Props {
	/** What is on its way. */
	label: string;
	/** 0 to 1. */
	share: number;
}

export function UploadBar( { label, share }: Props ) {
	const percent = Math.round( share * 100 );
	return (
		<div
			className="mp-upload-bar"
			role="progressbar"
			aria-label={ label }
			aria-valuemin={ 0 }
			aria-valuemax={ 100 }
			aria-valuenow={ percent }
		>
			<span style={ { width: `${ percent }%` } } />
		</div>
	);
}
