<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Blocks;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Media\Images;

/**
 * A video that an editor placed: of YouTube, Vimeo or the media library. Of the first two only an address is known;
 * nothing is asked of them here, and visitors' browsers ask nothing before the click (src/components/video).
 */
final readonly class Video {

	/** What may follow: where it starts, which list it is from. */
	private const REST = '/?(?:[?&#][^\s"\'<>]*)?\z~';

	private const YOUTUBE = array(
		'~^https?://(?:www\.|m\.)?youtube(?:-nocookie)?\.com/(?:watch/?\?(?:[^\s#&]*&)*v=|shorts/|embed/|live/)(?<id>[\w-]{11})' . self::REST,
		'~^https?://youtu\.be/(?<id>[\w-]{11})' . self::REST,
	);

	private const VIMEO = '~^https?://(?:www\.)?(?:vimeo\.com/|player\.vimeo\.com/video/)(?<id>\d{5,12})(?:/(?<hash>[0-9a-f]{6,16})|\?h=(?<key>[0-9a-f]{6,16}))?' . self::REST;

	private const TRACKS = array( 'captions', 'subtitles' );

	/**
	 * @param string       $provider `youtube`, `vimeo` or `file`.
	 * @param string       $id       Of the provider; of a file that of its attachment.
	 * @param string       $url      Where it is watched: the provider's own page, or the file.
	 * @param string       $title    What it is called for who cannot see the picture; '' if nobody said.
	 * @param int          $picture  Attachment: what stands there until it plays; 0 for the portal's drawing.
	 * @param string       $caption  HTML, to be cleaned.
	 * @param list<array{src: string, kind: string, srclang: string, label: string}> $tracks
	 */
	private function __construct(
		public string $provider,
		public string $id,
		public string $url,
		public string $title,
		public int $picture,
		public string $caption,
		public array $tracks = array()
	) {}

	/** @param array<string, mixed> $block As parse_blocks() gives it; null where nothing can be shown of it. */
	public static function of( array $block ): ?self {
		return match ( $block['blockName'] ?? '' ) {
			'core/embed' => self::of_embed( $block ),
			'core/video' => self::of_file( $block ),
			default      => null,
		};
	}

	/** @return array{string, string, string}|null Provider, id, address of its own page; null for any other address. */
	public static function address( string $url ): ?array {
		$url = trim( $url );
		foreach ( self::YOUTUBE as $pattern ) {
			if ( 1 === preg_match( $pattern, $url, $found ) ) {
				return array( 'youtube', $found['id'], "https://www.youtube.com/watch?v={$found['id']}" );
			}
		}
		if ( 1 === preg_match( self::VIMEO, $url, $found, PREG_UNMATCHED_AS_NULL ) ) {
			$hash = $found['hash'] ?? $found['key'];
			return array( 'vimeo', (string) $found['id'], "https://vimeo.com/{$found['id']}" . ( null === $hash ? '' : "/$hash" ) );
		}
		return null;
	}

	/** As HTML for EditorHtml::clean(); without a script a link or the browser's own player. */
	public function html(): string {
		$caption = '' === $this->caption ? '' : "<figcaption>$this->caption</figcaption>";
		if ( 'file' === $this->provider ) {
			return sprintf( '<figure class="mp-video"><video controls preload="none" playsinline src="%s"%s>%s</video>%s</figure>', esc_url( $this->url ), $this->poster(), $this->track_tags(), $caption );
		}
		$picture = Images::is_public( $this->picture ) ? wp_get_attachment_image( $this->picture, 'large', false, array( 'alt' => '' ) ) : '';
		return sprintf( '<figure class="mp-video"><a href="%s">%s<span>%s</span></a>%s</figure>', esc_url( $this->url ), $picture, esc_html( $this->name() ), $caption );
	}

	/** Its title, or what it is. */
	public function name(): string {
		return match ( true ) {
			'' !== $this->title           => $this->title,
			'youtube' === $this->provider => __( 'YouTube video', 'mentoriai-portal' ),
			'vimeo' === $this->provider   => __( 'Vimeo video', 'mentoriai-portal' ),
			default                       => __( 'Video', 'mentoriai-portal' ),
		};
	}

	/** @param array<string, mixed> $block */
	private static function of_embed( array $block ): ?self {
		$attrs   = self::attributes( $block );
		$address = self::address( self::text( $attrs, 'url' ) );
		if ( null === $address ) {
			return null;
		}
		$caption = self::caption( $block );
		$picture = $attrs['mentoriaiPicture'] ?? 0;
		return new self( $address[0], $address[1], $address[2], EditorHtml::plain( self::text( $attrs, 'mentoriaiTitle' ) ) ?: EditorHtml::excerpt( $caption, 200 ), is_int( $picture ) ? max( 0, $picture ) : 0, $caption );
	}

	/** @param array<string, mixed> $block */
	private static function of_file( array $block ): ?self {
		$tags = new \WP_HTML_Tag_Processor( self::inner( $block ) );
		$src  = $tags->next_tag( array( 'tag_name' => 'video' ) ) ? $tags->get_attribute( 'src' ) : null;
		$id   = self::attributes( $block )['id'] ?? 0;
		$url  = is_int( $id ) && is_string( $src ) && str_starts_with( (string) get_post_mime_type( $id ), 'video/' ) ? Images::named( $id, $src ) ?? $src : $src;
		if ( ! is_string( $url ) || ! self::is_own( $url ) ) {
			return null;
		}
		$poster  = $tags->get_attribute( 'poster' );
		$picture = is_string( $poster ) && self::is_own( $poster ) ? attachment_url_to_postid( $poster ) : 0;
		$tracks  = array();
		while ( $tags->next_tag( array( 'tag_name' => 'track' ) ) ) {
			$track = array( (string) $tags->get_attribute( 'src' ), (string) $tags->get_attribute( 'kind' ) );
			if ( self::is_own( $track[0] ) && in_array( $track[1], self::TRACKS, true ) ) {
				$tracks[] = array(
					'src'     => $track[0],
					'kind'    => $track[1],
					'srclang' => (string) preg_replace( '~[^a-z-]~i', '', (string) $tags->get_attribute( 'srclang' ) ),
					'label'   => EditorHtml::plain( (string) $tags->get_attribute( 'label' ) ),
				);
			}
		}
		$caption = self::caption( $block );
		return new self( 'file', is_int( $id ) ? (string) $id : '', $url, EditorHtml::excerpt( $caption, 200 ), $picture, $caption, $tracks );
	}

	/** Whether it is a file of this site's media library: a foreign one would tell its server who reads the page. */
	public static function is_own( string $url ): bool {
		$base = (string) preg_replace( '~^https?:~', '', wp_get_upload_dir()['baseurl'] ) . '/';
		return str_starts_with( (string) preg_replace( '~^https?:~', '', $url ), $base ) && ! str_contains( rawurldecode( $url ), '..' );
	}

	private function poster(): string {
		$url = Images::is_public( $this->picture ) ? wp_get_attachment_image_url( $this->picture, 'large' ) : false;
		return is_string( $url ) ? sprintf( ' poster="%s"', esc_url( $url ) ) : '';
	}

	private function track_tags(): string {
		$html = '';
		foreach ( $this->tracks as $track ) {
			$html .= sprintf( '<track src="%s" kind="%s" srclang="%s" label="%s">', esc_url( $track['src'] ), esc_attr( $track['kind'] ), esc_attr( $track['srclang'] ), esc_attr( $track['label'] ) );
		}
		return $html;
	}

	/** @param array<string, mixed> $block */
	private static function caption( array $block ): string {
		return 1 === preg_match( '~<figcaption\b[^<>]*>(.*?)</figcaption>~s', self::inner( $block ), $found ) ? trim( $found[1] ) : '';
	}

	/** @param array<string, mixed> $block */
	private static function inner( array $block ): string {
		return is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<mixed>
	 */
	private static function attributes( array $block ): array {
		return is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
	}

	/** @param array<mixed> $attrs */
	private static function text( array $attrs, string $name ): string {
		return is_string( $attrs[ $name ] ?? null ) ? $attrs[ $name ] : '';
	}
}
