<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Media;

use MentoriaiPortal\Core\Database\MetaValue;

/**
 * The photo of a member, as it is kept with the person. It is no attachment: editors do not find it in the media
 * library, and no one guesses its address while the person is not public.
 *
 * @phpstan-type PhotoFile array{file: string, w: int, h: int}
 * @phpstan-import-type Image from Images
 */
final readonly class Photo {

	/** Below the uploads folder. */
	public const FOLDER = 'mentoriai/photos';

	private const NAME = '~^[0-9a-f]{32}(-s)?\.jpg$~D';

	/**
	 * @param PhotoFile $full        The largest size.
	 * @param PhotoFile $resized     What cards show.
	 * @param string    $placeholder Data URI of a tiny version, of the same proportions as `resized`.
	 */
	public function __construct( public array $full, public array $resized, public string $placeholder ) {}

	public static function is_name( string $name ): bool {
		return 1 === preg_match( self::NAME, $name );
	}

	/** @param mixed $stored User meta, serialised or not; null for what is no photo. */
	public static function of( mixed $stored ): ?self {
		$data = is_string( $stored ) ? MetaValue::data( $stored ) : $stored;
		if ( ! is_array( $data ) || ! is_string( $data['placeholder'] ?? null ) ) {
			return null;
		}
		$full    = self::file( $data['full'] ?? null );
		$resized = self::file( $data['resized'] ?? null );
		return null === $full || null === $resized ? null : new self( $full, $resized, $data['placeholder'] );
	}

	/** @return array{full: PhotoFile, resized: PhotoFile, placeholder: string} */
	public function stored(): array {
		return array(
			'full'        => $this->full,
			'resized'     => $this->resized,
			'placeholder' => $this->placeholder,
		);
	}

	/** Address of the largest size. */
	public function url(): string {
		return self::address( $this->full );
	}

	/** @return Image */
	public function image(): array {
		return array(
			'placeholder' => array(
				'src' => $this->placeholder,
				'w'   => 16,
				'h'   => max( 1, (int) round( 16 * $this->resized['h'] / $this->resized['w'] ) ),
			),
			'resized'     => array(
				'src' => self::address( $this->resized ),
				'w'   => $this->resized['w'],
				'h'   => $this->resized['h'],
			),
			'alt'         => '',
		);
	}

	/** @return list<string> File names in FOLDER. */
	public function files(): array {
		return array( $this->full['file'], $this->resized['file'] );
	}

	/** @param PhotoFile $file */
	private static function address( array $file ): string {
		return wp_get_upload_dir()['baseurl'] . '/' . self::FOLDER . '/' . $file['file'];
	}

	/** @return PhotoFile|null */
	private static function file( mixed $file ): ?array {
		if ( ! is_array( $file ) || ! is_string( $file['file'] ?? null ) || ! self::is_name( $file['file'] ) ) {
			return null;
		}
		return array(
			'file' => $file['file'],
			'w'    => max( 1, (int) ( $file['w'] ?? 0 ) ),
			'h'    => max( 1, (int) ( $file['h'] ?? 0 ) ),
		);
	}
}
