<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether PHP lets in files as large as the portal offers to take.
 */
final readonly class UploadLimitHealth implements HealthCheck {

	private const LINES = array( 'upload_max_filesize = 8M', 'post_max_size = 16M' );

	/**
	 * @param int    $bytes Of the largest file that members may send.
	 * @param string $file  PHP's `upload_max_filesize`, e.g. 2M.
	 * @param string $post  PHP's `post_max_size`; 0 is no limit.
	 */
	public function __construct( private int $bytes, private string $file, private string $post ) {}

	public function key(): string {
		return 'mentoriai_upload_limit';
	}

	public function label(): string {
		return __( 'Uploads to the portal', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		$post = wp_convert_hr_to_bytes( $this->post );
		return wp_convert_hr_to_bytes( $this->file ) >= $this->bytes && ( 0 === $post || $post > $this->bytes )
			? new HealthResult( 'good', __( 'PHP accepts the files that members may upload', 'mentoriai-portal' ), __( 'CVs up to 5 MB, photos up to 2 MB.', 'mentoriai-portal' ) )
			: new HealthResult(
				'recommended',
				__( 'PHP refuses files that the portal would accept', 'mentoriai-portal' ),
				__( 'Members may upload CVs up to 5 MB. Set this in PHP’s configuration, or ask your hosting provider to:', 'mentoriai-portal' ),
				self::LINES
			);
	}
}
