<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Content\Admin;

use MentoriaiPortal\Content\BlockTypes;
use MentoriaiPortal\Content\HomePattern;

/**
 * What a new page may start from: its name is in the editor's language, its text in the page's (BlockEditor).
 */
final class Patterns {

	/** Action `mentoriai_describe_content`. */
	public static function register(): void {
		register_block_pattern_category( BlockTypes::CATEGORY, array( 'label' => __( 'Mentoriai portal', 'mentoriai-portal' ) ) );
		$titles = array(
			'mentoriai/home'      => __( 'Mentoriai: whole home page', 'mentoriai-portal' ),
			'mentoriai/faq'       => __( 'Mentoriai: text with questions and answers', 'mentoriai-portal' ),
			'mentoriai/checklist' => __( 'Mentoriai: text with a self-check', 'mentoriai-portal' ),
		);
		foreach ( self::contents() as $name => $content ) {
			register_block_pattern(
				$name,
				array(
					'title'         => $titles[ $name ],
					'content'       => $content,
					'categories'    => array( BlockTypes::CATEGORY ),
					'postTypes'     => array( 'page' ),
					'blockTypes'    => array( 'core/post-content' ),
					'viewportWidth' => 1280,
				)
			);
		}
	}

	/** @return array<string, string> Name to blocks, in the language of the moment. */
	public static function contents(): array {
		return array(
			'mentoriai/home'      => HomePattern::content(),
			'mentoriai/faq'       => self::text() . "\n\n" . self::faq(),
			'mentoriai/checklist' => self::text() . "\n\n" . self::checklist(),
		);
	}

	/**
	 * What the inserter shows of the portal's blocks, in the language of the moment; those that fill themselves need nothing.
	 *
	 * @return array<string, array{attributes: array<mixed>, innerBlocks?: list<array{name: string, attributes: array<string, string>}>}>
	 */
	public static function examples(): array {
		$examples = array();
		foreach ( parse_blocks( HomePattern::content() . self::faq() . self::checklist() ) as $block ) {
			$examples[ (string) $block['blockName'] ] = array( 'attributes' => $block['attrs'] );
		}
		return array_filter( $examples, static fn ( string $name ): bool => str_starts_with( $name, 'mentoriai/' ), ARRAY_FILTER_USE_KEY ) + array(
			'mentoriai/numbers'  => array(
				'attributes' => array(
					'title' => __( 'Mentoring in numbers', 'mentoriai-portal' ),
					'list'  => array(
						array( 'count' => 'mentors' ),
						array( 'count' => 'fields' ),
						array(
							'value' => '0 €',
							'label' => __( 'for a conversation with a mentor', 'mentoriai-portal' ),
						),
					),
				),
			),
			'mentoriai/text'     => array(
				'attributes'  => array(
					'title' => __( 'Who we are', 'mentoriai-portal' ),
					'link'  => '/kontaktai',
				),
				'innerBlocks' => array(
					array(
						'name'       => 'core/paragraph',
						'attributes' => array( 'content' => esc_html__( 'Start with two or three sentences: what this page is about and who it helps.', 'mentoriai-portal' ) ),
					),
				),
			),
			'mentoriai/partners' => array(
				'attributes' => array(
					'list' => array(
						array( 'title' => __( 'Innovation agency', 'mentoriai-portal' ) ),
						array( 'title' => __( 'University', 'mentoriai-portal' ) ),
						array( 'title' => __( 'Business association', 'mentoriai-portal' ) ),
					),
				),
			),
		);
	}

	private static function text(): string {
		return self::core( 'paragraph', '<p>' . esc_html__( 'Start with two or three sentences: what this page is about and who it helps.', 'mentoriai-portal' ) . '</p>' ) . "\n\n"
			. self::core( 'heading', '<h2 class="wp-block-heading">' . esc_html__( 'How it works', 'mentoriai-portal' ) . '</h2>' ) . "\n\n"
			. self::core( 'paragraph', '<p>' . esc_html__( 'Short paragraphs are easier to read than long ones.', 'mentoriai-portal' ) . '</p>' );
	}

	private static function faq(): string {
		return get_comment_delimited_block_content(
			'mentoriai/faq',
			array(
				'bloko_antraste' => __( 'Frequently asked questions', 'mentoriai-portal' ),
				'items'          => array(
					array(
						'klausimas' => __( 'How much does mentoring cost?', 'mentoriai-portal' ),
						'atsakymas' => esc_html__( 'Nothing. Mentors give their time for free.', 'mentoriai-portal' ),
					),
					array(
						'klausimas' => __( 'How long does it take?', 'mentoriai-portal' ),
						'atsakymas' => esc_html__( 'As long as the two of you agree. Three or four conversations are usually enough for one question.', 'mentoriai-portal' ),
					),
				),
			),
			''
		);
	}

	private static function checklist(): string {
		return self::core( 'heading', '<h2 class="wp-block-heading">' . esc_html__( 'Is it for me?', 'mentoriai-portal' ) . '</h2>' ) . "\n\n"
			. get_comment_delimited_block_content(
				'mentoriai/checklist',
				array(
					'klausimai'       => array(
						__( 'Do you have a business or a clear idea for one?', 'mentoriai-portal' ),
						__( 'Can you name the question you need help with?', 'mentoriai-portal' ),
						__( 'Can you find two hours a month to talk?', 'mentoriai-portal' ),
					),
					'tekstas_visi'    => __( 'You are ready: choose a mentor and write the first message.', 'mentoriai-portal' ),
					'tekstas_ne_visi' => __( 'Not everything is ready yet, but a mentor can help with that too.', 'mentoriai-portal' ),
				),
				''
			);
	}

	private static function core( string $name, string $html ): string {
		return get_comment_delimited_block_content( $name, array(), "\n$html\n" );
	}
}
